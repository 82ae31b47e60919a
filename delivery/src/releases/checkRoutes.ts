import rateLimit from '@fastify/rate-limit';
import { DEPRECATIONS, releaseCheck } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { FastifyPluginAsync } from 'fastify';
import { environmentOf, type Environments } from '../environments';
import { checkPlan, type LivePeers } from '../gate/checkRelease';
import { serveCall } from '../http/serveCall';
import { buildsOf, remoteNames, SHELL, type LiveRelease } from '../live/LiveRelease';

export interface CheckRouteOptions {
  readonly environments: Environments;
  /** The environment meant where none is named. */
  readonly main: string;
}

/** Bytes of a plan; the largest remote of ours has 4 kB. */
const BODY_LIMIT = 64 * 1024;
/** Checks of one address in a minute: a developer's, and a team's pipelines. */
const MOST = 60;

/**
 * Tells anyone whether a site would take a remote, by the gate's own rules: what it compares with, routes and versions,
 * stands in every document. Nothing is stored, and memory answers.
 */
export const checkRoutes: FastifyPluginAsync<CheckRouteOptions> = async (app, { environments, main }) => {
  await app.register(rateLimit, { max: MOST, timeWindow: 60_000 });

  serveCall(
    app,
    releaseCheck,
    async ({ body: { environment: wanted = main, ...plan } }, request) => {
      const { name, live } = environmentOf(environments, wanted);
      const release = live.current();
      const shell = buildsOf(release, SHELL)?.active;
      if (!shell)
        throw new CallError('unavailable', 'no shell was released yet: ask again', { retryAfter: 5 });
      request.log.debug({ remote: plan.name }, 'a remote was compared with what serves');
      return {
        environment: name,
        contract: shell.contract,
        shared: shell.shared,
        serving: buildsOf(release, plan.name)?.active.buildId ?? null,
        findings: checkPlan(plan, peersOf(release, plan.name)),
        deprecations: [...DEPRECATIONS],
      };
    },
    { bodyLimit: BODY_LIMIT },
  );
};

/** Everybody a remote would meet in a page. */
function peersOf(release: LiveRelease, candidate: string): LivePeers {
  const others = [SHELL, ...remoteNames(release)].filter((name) => name !== candidate);
  const builds = others.map((name) => buildsOf(release, name)).filter((found) => found !== undefined);
  return {
    active: builds.map(({ active }) => active),
    canary: builds.flatMap(({ canary }) => canary ?? []),
    lastGood: builds.flatMap(({ lastGood }) => lastGood ?? []),
  };
}
