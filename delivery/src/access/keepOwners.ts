import type { SendAlert } from '@galopin/shared/server';
import type { RunEvery } from '@galopin/shared/server';
import type { FastifyInstance } from 'fastify';
import type { OwnersFile } from './openOwnersFile';

/** Milliseconds between two looks: what a team lost is lost on every node within three of them. */
const LOOK_MS = 1000;

export interface KeepOwnersOptions {
  readonly owners: OwnersFile;
  readonly alert: SendAlert;
  /** The environment that alerts name. */
  readonly environment: string;
  readonly schedule: RunEvery;
}

/** Follows the owners file until the app closes. What cannot be used changes nothing, and people are told. */
export function keepOwners(
  app: FastifyInstance,
  { owners, alert, environment, schedule }: KeepOwnersOptions,
): void {
  const look = async () => {
    const news = await owners.look();
    if (news === 'same') return;
    if (news === 'taken') {
      app.log.info(
        { teams: Object.keys(owners.current().teams) },
        'the owners file has changed: it is in force',
      );
      return;
    }
    const [what, ...faults] = news.fault.split(/\n\s*/);
    void alert({
      kind: 'owners',
      environment,
      text: `The owners file has changed and cannot be used, the one before stays in force: ${what} ${faults.join('; ')}`,
    });
  };
  const report = (error: unknown) => app.log.error({ err: error }, 'the owners file could not be looked at');
  app.addHook('onClose', schedule(LOOK_MS, look, report));
}
