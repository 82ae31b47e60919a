interface FirstRoute {
  readonly state: { readonly initialized: boolean };
  subscribe(listener: (state: { readonly initialized: boolean }) => void): () => void;
}

/**
 * Waits until the router has loaded its first route, at most `limit` milliseconds. Rendering before that would show a
 * fallback, which React then holds for 300 ms; waiting without a limit would show nothing while a remote hangs.
 */
export function waitForFirstRoute(router: FirstRoute, limit: number): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const finish = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(finish, limit);
    const stop = router.subscribe((state) => {
      if (state.initialized) finish();
    });
  });
}
