// Where Chromium is: $CHROMIUM, or a usual name on the PATH, or macOS's applications.
// As a program: prints the path, or exits with 1.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

export function chromium() {
  const places = process.env.CHROMIUM
    ? [process.env.CHROMIUM]
    : [
        ...NAMES.flatMap((name) => process.env.PATH.split(delimiter).map((folder) => join(folder, name))),
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      ];
  return places.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = chromium();
  if (!found) process.exit(1);
  console.log(found);
}
