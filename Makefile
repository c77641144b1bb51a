# Two commands for a newcomer: make demo, make test. Each installs what is missing, builds, runs.
# Everything works as root, without a terminal, in a fresh clone.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# A program without the Swift runtime as a shared library starts faster and runs where no Swift is installed.
RELEASE = -c release $(shell d=$$(dirname "$$(readlink -f "$$(command -v $(SWIFT))" 2>/dev/null)" 2>/dev/null); \
	[ -d "$$d/../lib/swift_static/linux" ] && echo --static-swift-stdlib)
BINARY = .build/release/reconcile
DEMO = Corpora/demo/Library.xml Corpora/demo/liked_songs.csv

.PHONY: help demo test check gate bench fuzz sanitize docs install uninstall clean prepare build format

help:
	@echo 'make demo      reconcile two small lists and print the answers'
	@echo 'make test      run all tests'
	@echo 'make check     format lint, build with warnings as errors, tests, rules, layers (before you push)'
	@echo 'make format    let swift format have its way'
	@echo 'make gate      accuracy on Corpora, against the gates in each corpus.json'
	@echo 'make bench     speed, beside the peers in ../shared/perf where that folder is (BENCH="10k 100k 1M")'
	@echo 'make fuzz      the random tests, with many more rounds (ROUNDS=10000000)'
	@echo 'make sanitize  all tests under the address and the thread sanitizer'
	@echo 'make docs      pages of help in .build/docs'
	@echo 'make install   the program, its manual page and completions below PREFIX=$(PREFIX)'
	@echo 'make clean     remove what was built'

prepare:
	@Tools/install-missing

build: prepare
	@echo 'building (the first time takes some minutes)' >&2
	@$(SWIFT) build -q $(RELEASE) --product reconcile

demo: build
	@$(BINARY) match $(DEMO)

test: prepare
	$(SWIFT) test

check: prepare
	$(SWIFT) format lint --strict -r -p Sources Tests Tools Package.swift
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build
	@if [ -x Tools/rules-lint ]; then Tools/rules-lint; fi
	@Tools/check-layers --self-test
	@Tools/check-layers

format: prepare
	$(SWIFT) format -i -r -p Sources Tests Tools Package.swift

gate: build
	$(BINARY) evaluate Corpora/* --gate --errors 3

BENCH ?= 10k 100k
bench: build
	Tools/bench $(BENCH)

ROUNDS ?= 10000000
fuzz: prepare
	FUZZ_ROUNDS=$(ROUNDS) $(SWIFT) test -c release -Xswiftc -enable-testing --scratch-path .build/fuzz --filter Fuzz

# One after the other: the two cannot live in one build.
sanitize: prepare
	$(SWIFT) test --sanitize=address --scratch-path .build/address
	$(SWIFT) test --sanitize=thread --scratch-path .build/thread

docs: build
	@Tools/write-docs $(BINARY) .build/docs

install: build
	install -d '$(DESTDIR)$(PREFIX)/bin' '$(DESTDIR)$(PREFIX)/share/man/man1' \
		'$(DESTDIR)$(PREFIX)/share/bash-completion/completions' \
		'$(DESTDIR)$(PREFIX)/share/zsh/site-functions' '$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d'
	install -m 755 $(BINARY) '$(DESTDIR)$(PREFIX)/bin/reconcile'
	$(BINARY) man >'$(DESTDIR)$(PREFIX)/share/man/man1/reconcile.1'
	$(BINARY) completions bash >'$(DESTDIR)$(PREFIX)/share/bash-completion/completions/reconcile'
	$(BINARY) completions zsh >'$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_reconcile'
	$(BINARY) completions fish >'$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/reconcile.fish'

uninstall:
	rm -f '$(DESTDIR)$(PREFIX)/bin/reconcile' '$(DESTDIR)$(PREFIX)/share/man/man1/reconcile.1' \
		'$(DESTDIR)$(PREFIX)/share/bash-completion/completions/reconcile' \
		'$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_reconcile' \
		'$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/reconcile.fish'

clean:
	rm -rf .build
