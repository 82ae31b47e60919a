import type { FastifyPluginAsync } from 'fastify';
import { releaseChange, type ChangeAnswer } from '@galopin/shared/contracts';
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
    if (takesBack(answer)) void options.alert(describe(answer, origin));
    return answer;
  });
};

const takesBack = ({ op, changed }: ChangeAnswer): boolean =>
  changed && (op === 'rollback' || op === 'disable');

function describe(
  { environment: where, op, name: what, from, to, release }: ChangeAnswer,
  origin: ChangeOrigin,
) {
  const move = op === 'rollback' ? `was rolled back from ${from} to ${to}` : 'was taken out of service';
  return {
    kind: 'withdrawn' as const,
    environment: where,
    name: what,
    actor: origin.actor,
    release,
    text: `${what} ${move} in ${where} by ${origin.actor}: ${origin.reason}`,
  };
}
