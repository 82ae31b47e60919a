const path = require('node:path');

/** Compiled, the helper lies beside this file under the ending of what was made of it. */
const HELPER = JSON.stringify(path.join(__dirname, 'hotPage'));

/**
 * webpack loader for `src/pages/*.ts`: a page takes its own updates. The shell keeps the page it was given, so what is
 * new is written into that very object. Without it a change of copy, which a page's title reads, would reload the site.
 */
module.exports = function acceptPage(source) {
  return `import { keepHot as galopinKeepHot } from ${HELPER};
${source}
if (import.meta.webpackHot) galopinKeepHot(import.meta.webpackHot, page);
`;
};
