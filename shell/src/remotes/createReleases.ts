import {
  AppError,
  type BuildRef,
  type BuildRole,
  type ReleaseDetails,
  type ReleaseManifest,
  type RemoteRelease,
  type SlotEntry,
} from '@galopin/shared/contracts';

/** Knows which build of each remote serves, and the hash of every file a page may load. */
export interface Releases {
  /** The release that counts from now on. */
  current(): ReleaseManifest;
  /** Replaces it. The hashes of builds known before stay: a page of theirs may still be on screen. */
  adopt(manifest: ReleaseManifest): void;
  /** Build ids, known from the start for every remote. */
  activeBuildId(remote: string): string | undefined;
  /**
   * How this visitor comes to a build of a remote or of the shell; `undefined` for one that no release of this page
   * has named.
   */
  roleOf(name: string, buildId: string): BuildRole | undefined;
  isDisabled(remote: string): boolean;
  /** What is offered for a slot; `undefined` where nothing is, or its remote is out of service. */
  slotOf(slot: string): SlotEntry | undefined;
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
  first: ReleaseManifest,
  fetchJson: (url: string, integrity: string) => Promise<unknown>,
): Releases {
  const integrity = new Map<string, string>();
  const roles = new Map<string, BuildRole>();
  let manifest = first;
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

  const learn = (release: ReleaseManifest) => {
    for (const [url, hash] of Object.entries(release.integrity)) integrity.set(url, hash);
    for (const [build, role] of rolesOf(release)) roles.set(build, role);
  };
  learn(first);

  return {
    current: () => manifest,
    adopt(next) {
      if (next.details.url !== manifest.details.url) details = undefined;
      manifest = next;
      learn(next);
    },
    activeBuildId: (remote) => manifest.remotes[remote]?.active.buildId,
    roleOf: (name, buildId) => roles.get(`${name}/${buildId}`),
    isDisabled: (remote) => manifest.remotes[remote]?.disabled === true,
    slotOf: (slot) => slotIn(manifest, slot),
    async releaseOf(remote) {
      const stub = manifest.remotes[remote];
      if (stub && isWhole(stub)) return stub;
      const { builds } = await loadDetails();
      const active = stub && builds[`${remote}/${stub.active.buildId}`];
      if (!active)
        throw new AppError('remote-load', `No release of ${remote} is known`, { details: { remote } });
      const lastGood = stub.lastGood && builds[`${remote}/${stub.lastGood.buildId}`];
      return { active, ...(stub.role && { role: stub.role }), ...(lastGood && { lastGood }) };
    },
    integrityOf: (url) => integrity.get(new URL(url, window.location.origin).pathname),
  };
}

/** What a release offers for a slot; `undefined` where nothing is, or its remote is out of service. */
export function slotIn({ slots, remotes }: ReleaseManifest, slot: string): SlotEntry | undefined {
  const entry = slots?.[slot];
  return entry && remotes[entry.remote]?.disabled !== true ? entry : undefined;
}

function rolesOf({ shell, remotes }: ReleaseManifest): [build: string, role: BuildRole][] {
  return [
    [`shell/${shell.buildId}`, shell.role ?? 'active'],
    ...Object.entries(remotes).flatMap(([name, { active, role = 'active', lastGood }]) => [
      ...(lastGood ? [[`${name}/${lastGood.buildId}`, 'lastGood'] as [string, BuildRole]] : []),
      [`${name}/${active.buildId}`, role] as [string, BuildRole],
    ]),
  ];
}

/** Address of a file of a build. */
export const fileUrl = (build: BuildRef, file: string): string => `${build.base}${file}`;
