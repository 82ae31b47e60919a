/** The tab's own storage; `undefined` where the browser's settings refuse it, which throws at the first look. */
export function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    // Without it the site works as well, only without a memory that outlives a reload.
    return undefined;
  }
}
