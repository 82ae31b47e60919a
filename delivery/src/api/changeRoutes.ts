import type { FastifyPluginAsync } from 'fastify';
import { releaseChange, type ChangeAnswer, type ReleaseOperationName } from '@galopin/shared/contracts';
import { demandPlainText } from '../access/demandPlainText';
import { callerOf, demand } from '../access/requireCaller';
import type { ChangeOrigin } from '../ledger/ReleaseState';
import { serveCall } from '../http/serveCall';
import { chooseEnvironment, type ApiOptions } from './ApiOptions';

/** The one call by which what serves is changed. */
export const changeRoutes: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  serveCall(app, releaseChange, async ({ body }, request) => {
    const { environment: wanted, actor, reason, dryRun, ...change } = body;
    const caller = callerOf(request);
    const { releases, ledger } = chooseEnvironment(options, wanted);
    demand(caller.mayChange({ op: change.op, name: change.name, environment: ledger.environment }));
    const origin = {
      actor: caller.actor(demandPlainText('actor', actor)),
      reason: demandPlainText('reason', reason),
    };
    if (dryRun === true) return releases.tryOut(change);
    const answer = await releases.change(change, origin);
    const move = answer.changed ? TAKEN_BACK[answer.op]?.(answer) : undefined;
    if (move !== undefined) void options.alert(describe(answer, move, origin));
    return answer;
  });
};

/** Operations that take something back, in words. */
const TAKEN_BACK: Partial<Record<ReleaseOperationName, (answer: ChangeAnswer) => string>> = {
  rollback: ({ from, to }) => `was rolled back from ${from} to ${to}`,
  disable: () => 'was taken out of service',
  'disable-render': () => 'is rendered by browsers alone',
};

function describe(
  { environment: where, name: what, release }: ChangeAnswer,
  move: string,
  origin: ChangeOrigin,
) {
  return {
    kind: 'withdrawn' as const,
    environment: where,
    name: what,
    actor: origin.actor,
    release,
    text: `${what} ${move} in ${where} by ${origin.actor}: ${origin.reason}`,
  };
}
