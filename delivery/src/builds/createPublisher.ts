import type { BuildArtifact, GateFinding, ReservationAnswer } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { Ledger } from '../ledger/createLedger';
import { buildKey } from '../ledger/ReleaseState';
import { isFileTaken, TAKEN_FILES } from './fileTypes';
import type { BuildStore } from '../store/BuildStore';
import { artifactDigest } from './artifactDigest';
import { artifactKey, checkFile, expectedFiles, isExpectedFile, verifyBuildFiles } from './buildFiles';

export interface PublisherOptions {
  readonly ledger: Ledger;
  readonly store: BuildStore;
}

/** Takes builds in, in two phases. All methods throw CallError to refuse. */
export type Publisher = ReturnType<typeof createPublisher>;

export function createPublisher({ ledger, store }: PublisherOptions) {
  async function known(name: string, buildId: string) {
    const record = await ledger.readBuild(name, buildId);
    if (!record) throw new CallError('unknown-build', `${name} ${buildId} was never reserved`);
    return record;
  }

  return {
    /** First phase: what is about to be sent. Nothing of it can be reached. */
    async reserve(artifact: BuildArtifact): Promise<ReservationAnswer> {
      const findings = checkBeforeSending(artifact);
      if (findings.length > 0)
        throw new CallError('refused', `${artifact.name} ${artifact.buildId} may not be sent`, { findings });
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
        throw new CallError('unknown-file', `${file} is no file of ${name} ${buildId}`);
      }
      const finding = await checkFile(artifact, file, content);
      if (finding)
        throw new CallError('file-mismatch', `${file} is not the file the build lists`, {
          findings: [finding],
        });
      await store.putNew(`${buildKey(artifact)}/${file}`, content);
    },
    /** Second phase: every file is read back and compared, then the build can be reached, by its own address. */
    async commit(name: string, buildId: string): Promise<void> {
      const { artifact, state } = await known(name, buildId);
      if (state === 'committed') return;
      const findings = await verifyBuildFiles(store, artifact);
      if (findings.length > 0) {
        throw new CallError('file-mismatch', `${name} ${buildId} is not complete`, { findings });
      }
      await store.putNew(artifactKey(artifact), Buffer.from(JSON.stringify(artifact)));
      await ledger.commitBuild(name, buildId);
    },
  };
}

function checkBeforeSending({ digest, files }: BuildArtifact): readonly GateFinding[] {
  const wanted = artifactDigest(files);
  const odd = Object.keys(files).filter((file) => !isFileTaken(file));
  return [
    ...(digest === wanted ? [] : [{ rule: 'digest', found: digest, wanted }]),
    ...odd.map((file) => ({ rule: 'file kind', found: file, wanted: `one of ${TAKEN_FILES}` })),
  ];
}
