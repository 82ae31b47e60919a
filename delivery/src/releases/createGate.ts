import { deprecatedIn, type BuildArtifact, type GateFinding } from '@galopin/shared/contracts';
import { expectedFiles, verifyBuildFiles } from '../builds/buildFiles';
import { checkBesideOthers, checkRelease, checkWayBack, type LivePeers } from '../gate/checkRelease';
import { checkSize } from '../gate/checkSize';
import { checkServerHalves } from '../gate/compatibility';
import type { Ledger } from '../ledger/createLedger';
import { buildKey, lastGoodOf, type ReleaseOperation, type ReleaseState } from '../ledger/ReleaseState';
import type { BuildStore } from '../store/BuildStore';

/** What the gate says of a change: refused while `findings` is not empty. */
export interface GateReport {
  readonly findings: readonly GateFinding[];
  readonly warnings: readonly GateFinding[];
}

/** Looks at one operation, as often as others come first; what does not depend on them is looked at once. */
export type Examine = (next: ReleaseState, before: ReleaseState) => Promise<GateReport>;

export interface GateOptions {
  readonly ledger: Ledger;
  readonly store: BuildStore;
}

const PASSED: GateReport = { findings: [], warnings: [] };

/**
 * The gate before a pointer moves. What brings a build to visitors is read back whole and put to every rule; a
 * rollback to a build that has served is put to what can have changed since, because it has to be fast.
 */
export function createGate({ ledger, store }: GateOptions) {
  async function hasServed({ name, buildId }: BuildArtifact): Promise<boolean> {
    return (await ledger.readHistory({ name, served: buildId, limit: 1 })).length > 0;
  }

  return async (operation: ReleaseOperation, allowSize: boolean): Promise<Examine> => {
    const { op, name, buildId } = operation;
    if (buildId === null || !['promote', 'canary', 'rollback'].includes(op)) return async () => PASSED;
    const record = await ledger.readBuild(name, buildId);
    if (record?.state !== 'committed') {
      const found = record?.state ?? 'never sent';
      return async () => ({ ...PASSED, findings: [{ rule: 'published', found, wanted: 'committed' }] });
    }
    const { artifact } = record;
    const returns = op === 'rollback' && (await hasServed(artifact));
    let files: Promise<GateFinding[]> | undefined;
    let goingAway: Promise<GateFinding[]> | undefined;

    return async (next, before) => {
      files ??= returns ? findMissingFiles(store, artifact) : verifyBuildFiles(store, artifact);
      const [damage, peers] = await Promise.all([files, peersOf(ledger, next, name)]);
      if (returns) return { findings: [...damage, ...checkBesideOthers(artifact, peers)], warnings: [] };
      const size = checkSize(artifact, await activeBuild(ledger, before, name));
      goingAway ??= findDeprecated(store, artifact);
      return {
        findings: [...damage, ...checkRelease(artifact, peers), ...(allowSize ? [] : size.refused)],
        warnings: [
          ...(allowSize ? size.refused : []),
          ...size.noted,
          ...checkWayBack(artifact, peers),
          ...checkServerHalves(artifact, peers),
          ...(await goingAway),
        ],
      };
    };
  };
}

/**
 * What the contract will go without and a remote still uses. Looked for in the files themselves: an older kit knows
 * nothing of what has been deprecated since.
 */
async function findDeprecated(store: BuildStore, artifact: BuildArtifact): Promise<GateFinding[]> {
  if (artifact.kind === 'shell') return [];
  const scripts = Object.keys(artifact.files).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => store.get(`${buildKey(artifact)}/${file}`)));
  const found = texts.flatMap((text) =>
    text === null ? [] : deprecatedIn(Buffer.from(text).toString('utf8')),
  );
  return [...new Set(found)].map(({ member, goes, instead }) => ({
    rule: 'deprecated',
    found: `${member}, which goes with contract ${goes}`,
    wanted: instead,
  }));
}

async function findMissingFiles(store: BuildStore, artifact: BuildArtifact): Promise<GateFinding[]> {
  const files = expectedFiles(artifact);
  const there = await Promise.all(files.map((file) => store.has(`${buildKey(artifact)}/${file}`)));
  return files
    .filter((_file, at) => there[at] !== true)
    .map((file) => ({ rule: 'files', found: `${file}: missing`, wanted: 'stored' }));
}

async function activeBuild(
  ledger: Ledger,
  state: ReleaseState,
  name: string,
): Promise<BuildArtifact | undefined> {
  const active = state.names[name]?.active;
  return active === undefined ? undefined : (await ledger.readBuild(name, active))?.artifact;
}

/** Everybody the candidate would meet in a page. */
async function peersOf(ledger: Ledger, next: ReleaseState, candidate: string): Promise<LivePeers> {
  const others = Object.entries(next.names).filter(([name]) => name !== candidate);
  const keysOf = (pick: (of: (typeof others)[number][1]) => string | undefined) =>
    others.flatMap(([name, of]) => {
      const buildId = pick(of);
      return buildId === undefined ? [] : [{ name, buildId }];
    });
  const keys = {
    active: keysOf(({ active }) => active),
    canary: keysOf(({ canary }) => canary?.buildId),
    lastGood: keysOf(lastGoodOf),
  };
  const records = await ledger.readBuilds(Object.values(keys).flat());
  const known = new Map(records.map(({ artifact }) => [buildKey(artifact), artifact]));
  const find = (wanted: typeof keys.active) =>
    wanted.map((key) => known.get(buildKey(key))).filter((build) => build !== undefined);
  return { active: find(keys.active), canary: find(keys.canary), lastGood: find(keys.lastGood) };
}
