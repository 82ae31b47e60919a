import type { ChangeAnswer } from '@galopin/shared/contracts';
import type { DeliveryClient } from './createDeliveryClient';
import { describeUpload, publishBuild, type ReadyBuild } from './publishBuild';

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

const silently: RunStep = (_title, work) => work();

/**
 * Publishes the builds of a working tree and lets them serve, one after the other. What serves already is left alone,
 * what was sent already is not sent again. Size is no reason to refuse here: it is weighed when a build is released.
 * @returns an answer for each build, in their order
 * @throws ReleaseError with the rules that were not met; builds before the refused one serve by then
 */
export async function publishAndPromote(options: PublishOptions): Promise<readonly ChangeAnswer[]> {
  const { client, builds, actor, reason, step = silently } = options;
  const { serving, release, environment } = await client.releases();
  const live = new Map(serving.map(({ name, buildId }) => [name, buildId]));
  const answers: ChangeAnswer[] = [];
  for (const build of builds) {
    const { name, buildId } = build.artifact;
    if (live.get(name) === buildId) {
      const unchanged = {
        op: 'promote',
        name,
        from: buildId,
        to: buildId,
        changed: false,
        warnings: [],
      } as const;
      answers.push({ environment, release: answers.at(-1)?.release ?? release, ...unchanged });
      continue;
    }
    await step(`Publish ${name}`, () => publishBuild(client, build), describeUpload);
    const promote = () => client.change({ op: 'promote', name, buildId, actor, reason, allowSize: true });
    answers.push(await step(`Promote ${name}`, promote, (answer) => `release ${answer.release}`));
  }
  return answers;
}
