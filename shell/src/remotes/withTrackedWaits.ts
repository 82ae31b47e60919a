import type { PageLoaderArgs } from '@galopin/shared/contracts';

type LoaderShell = PageLoaderArgs['shell'];

/**
 * The shell as a page's loader gets it, with every wait for a server told to `waitFor`: a slow answer of the API, of
 * edited content or of the identity provider is not the build's fault.
 */
export function withTrackedWaits(
  shell: LoaderShell,
  waitFor: <Value>(work: Promise<Value>) => Promise<Value>,
): LoaderShell {
  const { api, data, session } = shell;
  return {
    ...shell,
    api: {
      get: (...call) => waitFor(api.get(...call)),
      post: (...call) => waitFor(api.post(...call)),
      patch: (...call) => waitFor(api.patch(...call)),
      delete: (...call) => waitFor(api.delete(...call)),
    },
    data: { run: (...call) => waitFor(data.run(...call)) },
    session: { ...session, settled: () => waitFor(session.settled()) },
  };
}
