/** Milliseconds without a further change after which a window counts as resized. */
const SETTLED = 150;
const PROPERTY = '--window-width';

/**
 * Has all styles worked out anew once the window has another width. Chromium (156 at least) now and then goes on with the
 * styles of the old width for what was on the page before, when a rule is added in the very frame of the change: the
 * navigation of a desk in a window of 390 px, until something else touches it. A property of the root that all inherit
 * leaves nothing as it was.
 */
export function restyleAfterResize(window: Window): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      window.document.documentElement.style.setProperty(PROPERTY, `${window.innerWidth}px`);
    }, SETTLED);
  });
}
