# Cards Speak. `make play` starts the game; `make help` lists the rest.
.PHONY: help play dist size test rules lessons bench fuzz shots setup setup-test clean

help:           ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

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

bench: setup-test ## benchmarks beside peers, natively, in Node and in a browser
	@tools/bench.sh

fuzz: setup     ## fuzzing, SECONDS=60 for each target; needs cargo-fuzz, see tools/fuzz.sh
	@tools/fuzz.sh $(or $(SECONDS),60)

shots: dist setup-test ## pictures of the game in four sizes, in e2e/out/
	@node e2e/shots.mjs

clean:          ## remove what was built, keep the tools
	rm -rf dist target e2e/out

setup:
	@tools/setup.sh

setup-test:
	@tools/setup.sh test
