'use strict';

const { scripts } = require('./package.json');

/** These build before they speak to the site, which takes what an install brings. */
const BUILDS_FIRST = new Set(['release', 'preview']);

/** A command that is one call to the site must not wait for an install: least of all a rollback, at night, after a pull. */
const isOneCall = (word) =>
  scripts[word]?.includes(' tools/release/main.ts ') === true && !BUILDS_FIRST.has(word);

module.exports = {
  hooks: {
    updateConfig: (config) =>
      process.argv.slice(2, 4).some(isOneCall) ? { ...config, verifyDepsBeforeRun: false } : config,
  },
};
