/**
 * webpack loader for `src/pages/*.ts`: a page takes its own updates. The shell keeps the page it was given, so what is
 * new is written into that very object. Without it a change of copy, which a page's title reads, would reload the site.
 */
module.exports = function acceptPage(source) {
  return `${source}
if (import.meta.webpackHot) {
  const kept = import.meta.webpackHot.data?.page;
  if (kept) Object.assign(kept, page);
  import.meta.webpackHot.dispose((data) => { data.page = kept ?? page; });
  import.meta.webpackHot.accept();
}
`;
};
