import type { BuildArtifact, ChangeAnswer, ReservationAnswer } from '@galopin/shared/contracts';
import { DeliveryError } from '../DeliveryError';
import { checkRelease, type LivePeers } from '../gate/checkRelease';
import type { Ledger } from '../ledger/createLedger';
import { buildKey, lastGoodOf, type ChangeOrigin, type ReleaseState } from '../ledger/ReleaseState';
import { SHELL } from '../live/LiveRelease';
import type { BuildStore } from '../store/BuildStore';
import { artifactDigest } from './artifactDigest';
import { artifactKey, checkFile, expectedFiles, isExpectedFile, verifyBuildFiles } from './buildFiles';

export interface PublisherOptions {
  readonly ledger: Ledger;
  readonly store: BuildStore;
}

/** Takes builds in, in two phases, and lets them serve. All methods throw DeliveryError to refuse. */
export type Publisher = ReturnType<typeof createPublisher>;

export function createPublisher({ ledger, store }: PublisherOptions) {
  async function known(name: string, buildId: string) {
    const record = await ledger.readBuild(name, buildId);
    if (!record) throw new DeliveryError('unknown-build', `${name} ${buildId} was never reserved`);
    return record;
  }

  return {
    /** First phase: what is about to be sent. Nothing of it can be reached. */
    async reserve(artifact: BuildArtifact): Promise<ReservationAnswer> {
      const digest = artifactDigest(artifact.files);
      if (artifact.digest !== digest) {
        throw refusal(artifact, [{ rule: 'digest', found: artifact.digest, wanted: digest }]);
      }
      const { state, artifact: reserved } = await ledger.reserveBuild(artifact);
      if (state === 'committed') return { state, missing: [] };
      const files = expectedFiles(reserved);
      const there = await Promise.all(files.map((file) => store.has(`${buildKey(reserved)}/${file}`)));
      return { state, missing: files.filter((_file, at) => there[at] !== true) };
    },
    /** Keeps one file of a reserved build, if it is the very file the build lists. */
    async putFile(name: string, buildId: string, file: string, content: Uint8Array): Promise<void> {
      const { artifact } = await known(name, buildId);
      if (!isExpectedFile(artifact, file)) {
        throw new DeliveryError('unknown-file', `${file} is no file of ${name} ${buildId}`);
      }
      const finding = await checkFile(artifact, file, content);
      if (finding)
        throw new DeliveryError('file-mismatch', `${file} is not the file the build lists`, [finding]);
      await store.putNew(`${buildKey(artifact)}/${file}`, content);
    },
    /** Second phase: every file is read back and compared, then the build can be reached, by its own address. */
    async commit(name: string, buildId: string): Promise<void> {
      const { artifact, state } = await known(name, buildId);
      if (state === 'committed') return;
      const findings = await verifyBuildFiles(store, artifact);
      if (findings.length > 0) {
        throw new DeliveryError('file-mismatch', `${name} ${buildId} is not complete`, findings);
      }
      await store.putNew(artifactKey(artifact), Buffer.from(JSON.stringify(artifact)));
      await ledger.commitBuild(name, buildId);
    },
    /** Lets a committed build serve, after the gate. */
    async promote(name: string, buildId: string, origin: ChangeOrigin): Promise<ChangeAnswer> {
      const { artifact, state } = await known(name, buildId);
      if (state !== 'committed') {
        throw new DeliveryError('refused', `${name} ${buildId} is not complete`, [
          { rule: 'published', found: state, wanted: 'committed' },
        ]);
      }
      const damaged = await verifyBuildFiles(store, artifact);
      if (damaged.length > 0) throw refusal(artifact, damaged);
      const line = await ledger.change({ op: 'promote', name, buildId }, origin, async (next) => {
        const findings = checkRelease(artifact, await peersOf(ledger, next, name));
        if (findings.length > 0) throw refusal(artifact, findings);
      });
      if (line) return { release: line.n, op: 'promote', name, from: line.from, to: line.to, changed: true };
      const { state: unchanged } = await ledger.readPointer();
      return { release: unchanged.release, op: 'promote', name, from: buildId, to: buildId, changed: false };
    },
  };
}

function refusal({ name, buildId }: BuildArtifact, findings: DeliveryError['findings']): DeliveryError {
  return new DeliveryError('refused', `${name} ${buildId} may not serve`, findings);
}

/** Everybody the candidate would meet in a page. */
async function peersOf(ledger: Ledger, next: ReleaseState, candidate: string): Promise<LivePeers> {
  const others = Object.entries(next.names).filter(([name]) => name !== candidate);
  const read = async (name: string, buildId: string | undefined) =>
    buildId === undefined ? undefined : (await ledger.readBuild(name, buildId))?.artifact;
  const active = await Promise.all(others.map(([name, of]) => read(name, of.active)));
  const lastGood = await Promise.all(others.map(([name, of]) => read(name, lastGoodOf(of))));
  const present = active.filter((build) => build !== undefined);
  return {
    shell: present.find(({ name }) => name === SHELL) ?? null,
    active: present,
    lastGood: lastGood.filter((build) => build !== undefined),
  };
}
