/** The device's own storage; `undefined` where the browser's settings refuse it, which throws at the first look. */
export function deviceStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    // Without it the site works as well, only without a memory that outlives the visit.
    return undefined;
  }
}
