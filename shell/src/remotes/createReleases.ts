import {
  AppError,
  type BuildRef,
  type ReleaseDetails,
  type ReleaseManifest,
  type RemoteRelease,
} from '@galopin/shared/contracts';

/** Knows which build of each remote serves, and the hash of every file a page may load. */
export interface Releases {
  /** Build ids, known from the start for every remote. */
  activeBuildId(remote: string): string | undefined;
  /**
   * The whole release of a remote; asks for the details file when the document did not bring it.
   * @throws AppError `remote-load` when the details cannot be had or do not name the remote
   */
  releaseOf(remote: string): Promise<RemoteRelease>;
  /** `sha384-…` of a file of a known build, by absolute or rooted URL; `undefined` for an unknown one. */
  integrityOf(url: string): string | undefined;
}

const isWhole = (release: ReleaseManifest['remotes'][string]): release is RemoteRelease =>
  'entry' in release.active;

/** @param fetchJson asks for the details file with the integrity given, and refuses any other content */
export function createReleases(
  manifest: ReleaseManifest,
  fetchJson: (url: string, integrity: string) => Promise<unknown>,
): Releases {
  const integrity = new Map(Object.entries(manifest.integrity));
  let details: Promise<ReleaseDetails> | undefined;

  const loadDetails = () => {
    details ??= fetchJson(manifest.details.url, manifest.details.integrity).then(
      (answer) => {
        const loaded = answer as ReleaseDetails;
        for (const [url, hash] of Object.entries(loaded.integrity)) integrity.set(url, hash);
        return loaded;
      },
      (cause: unknown) => {
        details = undefined;
        throw new AppError('remote-load', 'The details of the release could not be loaded', { cause });
      },
    );
    return details;
  };

  return {
    activeBuildId: (remote) => manifest.remotes[remote]?.active.buildId,
    async releaseOf(remote) {
      const inlined = manifest.remotes[remote];
      if (inlined && isWhole(inlined)) return inlined;
      const { builds } = await loadDetails();
      const active = inlined && builds[`${remote}/${inlined.active.buildId}`];
      if (!active)
        throw new AppError('remote-load', `No release of ${remote} is known`, { details: { remote } });
      const lastGood = inlined.lastGood && builds[`${remote}/${inlined.lastGood.buildId}`];
      return { active, ...(lastGood && { lastGood }) };
    },
    integrityOf: (url) => integrity.get(new URL(url, window.location.origin).pathname),
  };
}

/** Address of a file of a build. */
export const fileUrl = (build: BuildRef, file: string): string => `${build.base}${file}`;
