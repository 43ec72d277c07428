# Cards Speak. `make play` starts the game; `make help` lists the rest.
.PHONY: help play dist size single-file scorm reproducible icons test rules lessons strength bench fuzz shots browsers soak decisions lighthouse setup setup-test clean

help:           ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: setup     ## build, serve and open the game (PORT=8080)
	@tools/play.sh

test: setup-test ## everything: format, lints, tests, conformance, bundle, sizes, browser
	@tools/test.sh

rules: setup    ## the rule book by entry: enforced, cited, exercised, simulated, missing
	@tools/rules.sh

lessons: setup  ## the lessons: every file, figure and text checked
	@tools/lessons.sh

dist: setup     ## the release bundle, in dist/
	@tools/dist.sh

size: dist      ## bytes of the first load against the budgets
	@node tools/size.mjs

single-file: dist ## one cards-speak.html that runs from a disk, in dist-single/
	@node tools/single_file.mjs

scorm: dist     ## a SCORM 1.2 package: ADDRESS='#/rules/SHOW-10' TITLE='Cards speak' LANG_OF=en
	@node tools/scorm.mjs "$(ADDRESS)" "$(TITLE)" "$(or $(LANG_OF),en)"

reproducible: setup ## builds twice from nothing and compares every byte (many minutes)
	@tools/reproducible.sh

icons: setup-test ## draws public/icons/ from public/icon.svg
	@node tools/icons.mjs

strength: setup ## STRENGTH.md: the bots measured; FORM=short (minutes) or full (hours)
	@tools/strength.sh $(or $(FORM),short)

bench: setup-test ## benchmarks beside peers, natively, in Node and in a browser
	@tools/bench.sh

fuzz: setup     ## fuzzing, SECONDS=60 for each target; needs cargo-fuzz, see tools/fuzz.sh
	@tools/fuzz.sh $(or $(SECONDS),60)

shots: dist setup-test ## pictures of the game in four sizes, in e2e/out/
	@node e2e/shots.mjs

browsers: dist setup-test ## the same hundred hands in Chromium, Firefox and WebKit
	@tools/browsers.sh

soak: dist setup-test ## 2,000 hands: what the page holds; then the longest task at normal speed
	@node e2e/soak.mjs

decisions: dist setup-test ## how long the bots think in a browser's worker, by level and table
	@node e2e/decisions.mjs

lighthouse: dist setup-test ## Lighthouse on a phone, home and table
	@node e2e/lighthouse.mjs

clean:          ## remove what was built, keep the tools
	rm -rf dist dist-single dist-scorm target e2e/out

setup:
	@tools/setup.sh

setup-test:
	@tools/setup.sh test
