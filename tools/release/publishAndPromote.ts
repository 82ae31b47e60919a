import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArtifact, ChangeAnswer } from '@galopin/shared/contracts';
import type { DeliveryClient } from './createDeliveryClient';

/** A build and the folder its files lie in. */
export interface ReadyBuild {
  readonly artifact: BuildArtifact;
  readonly directory: string;
}

/** Runs one step and reports it; `detail` says in a few words what came of it. */
export type RunStep = <Result>(
  title: string,
  work: () => Promise<Result>,
  detail?: (result: Result) => string,
) => Promise<Result>;

export interface PublishOptions {
  readonly client: DeliveryClient;
  /** The shell first: remotes are checked against it. */
  readonly builds: readonly ReadyBuild[];
  readonly actor: string;
  readonly reason: string;
  /** Reports nothing by default. */
  readonly step?: RunStep;
}

const UPLOADS_AT_ONCE = 4;
const silently: RunStep = (_title, work) => work();

/**
 * Publishes builds and lets them serve, one after the other. What serves already is left alone, what was sent already
 * is not sent again.
 * @returns an answer for each build, in their order
 * @throws ReleaseError with the rules that were not met; builds before the refused one serve by then
 */
export async function publishAndPromote(options: PublishOptions): Promise<readonly ChangeAnswer[]> {
  const { client, builds, actor, reason, step = silently } = options;
  const { serving, release } = await client.releases();
  const live = new Map(serving.map(({ name, buildId }) => [name, buildId]));
  const answers: ChangeAnswer[] = [];
  for (const { artifact, directory } of builds) {
    const { name, buildId } = artifact;
    if (live.get(name) === buildId) {
      answers.push({
        release: answers.at(-1)?.release ?? release,
        op: 'promote',
        name,
        from: buildId,
        to: buildId,
        changed: false,
      });
      continue;
    }
    await step(`Publish ${name}`, () => publish(client, { artifact, directory }), describeUpload);
    const promote = () => client.promote({ name, buildId, actor, reason });
    answers.push(await step(`Promote ${name}`, promote, (answer) => `release ${answer.release}`));
  }
  return answers;
}

interface Upload {
  readonly files: number;
  readonly bytes: number;
}

const describeUpload = ({ files, bytes }: Upload): string =>
  files === 0 ? 'published before' : `${files} files, ${(bytes / 1000).toFixed(0)} kB`;

async function publish(client: DeliveryClient, { artifact, directory }: ReadyBuild): Promise<Upload> {
  const { state, missing } = await client.reserve(artifact);
  if (state === 'committed') return { files: 0, bytes: 0 };
  const waiting = [...missing];
  let bytes = 0;
  const sendSome = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const content = await readFile(path.join(directory, file));
      await client.putFile(artifact, file, content);
      bytes += content.length;
    }
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, sendSome));
  await client.commit(artifact);
  return { files: missing.length, bytes };
}
