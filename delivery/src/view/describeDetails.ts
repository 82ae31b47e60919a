import { createHash } from 'node:crypto';
import type { ReleaseDetails } from '@galopin/shared/contracts';
import { buildKey } from '../ledger/ReleaseState';
import { buildsOf, type LiveRelease } from '../live/LiveRelease';
import { hashesOf, toRef } from './buildRefs';

/** Folder of the details files on the site. */
export const DETAILS_FOLDER = '_details';

/** The details file of a release, named after its content. */
export interface DetailsFile {
  readonly fileName: string;
  readonly content: string;
  /** `sha384-…` of the content. */
  readonly integrity: string;
}

const described = new WeakMap<LiveRelease, DetailsFile>();

/** Every build that the release may give a visitor: one file, the same for all of them, written once. */
export function describeDetails(live: LiveRelease): DetailsFile {
  const details = described.get(live) ?? writeDetails(live);
  described.set(live, details);
  return details;
}

function writeDetails(live: LiveRelease): DetailsFile {
  const builds = Object.keys(live.pointer.state.names)
    .sort()
    .flatMap((name) => Object.values(buildsOf(live, name) ?? {}))
    .filter((build) => build !== undefined);
  const details: ReleaseDetails = {
    builds: Object.fromEntries(
      builds.filter(({ kind }) => kind === 'remote').map((build) => [buildKey(build), toRef(build)]),
    ),
    integrity: hashesOf(...builds),
  };
  const content = JSON.stringify(details);
  const hash = (algorithm: string) => createHash(algorithm).update(content);
  return {
    content,
    fileName: `${hash('sha256').digest('hex').slice(0, 32)}.json`,
    integrity: `sha384-${hash('sha384').digest('base64')}`,
  };
}
