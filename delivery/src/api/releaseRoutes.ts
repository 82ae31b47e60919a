import {
  buildDiff,
  keptBuilds,
  ledgerVerification,
  releaseHistory,
  servedReleases,
} from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { FastifyPluginAsync } from 'fastify';
import { describeKeptBuilds } from '../builds/describeKeptBuilds';
import { diffBuilds } from '../builds/diffBuilds';
import { wholeBuildId } from '../releases/resolveOperation';
import { serveCall } from '../http/serveCall';
import { chooseEnvironment, type ApiOptions } from './ApiOptions';
import { releasesAnswer } from './releasesAnswer';

const MOST_LINES = 500;

/** What serves, how it came to, what is kept and how it differs. */
export const releaseRoutes: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  serveCall(app, servedReleases, async ({ query: wanted }) => {
    const { ledger, live } = chooseEnvironment(options, wanted.environment);
    return releasesAnswer(ledger, live, wanted.name);
  });

  serveCall(app, releaseHistory, async ({ query: wanted }) => {
    const { ledger } = chooseEnvironment(options, wanted.environment);
    const { name, before, limit } = wanted;
    const lines = await ledger.readHistory({ name, before, limit: Math.min(limit, MOST_LINES) });
    return { environment: ledger.environment, lines };
  });

  serveCall(app, keptBuilds, async ({ query: wanted }) => {
    const { ledger } = chooseEnvironment(options, wanted.environment);
    const { state } = await ledger.readPointer();
    const builds = describeKeptBuilds(await ledger.listBuilds(wanted.name), state);
    return { environment: ledger.environment, builds };
  });

  serveCall(app, buildDiff, async ({ query: wanted }) => {
    const { ledger } = chooseEnvironment(options, wanted.environment);
    const read = async (prefix: string) => {
      const buildId = await wholeBuildId(ledger, 'diff', wanted.name, prefix);
      const record = await ledger.readBuild(wanted.name, buildId);
      if (!record) throw new CallError('unknown-build', `${wanted.name} ${buildId} is gone`);
      return record.artifact;
    };
    const [from, to] = await Promise.all([read(wanted.from), read(wanted.to)]);
    return diffBuilds(from, to);
  });

  serveCall(app, ledgerVerification, async ({ query: wanted }) => {
    const { ledger } = chooseEnvironment(options, wanted.environment);
    const answer = { environment: ledger.environment, ...(await ledger.verify()) };
    if (!answer.ok)
      void options.alert({
        kind: 'ledger',
        environment: answer.environment,
        text: `The history of ${answer.environment} does not hold together: ${answer.fault}`,
      });
    return answer;
  });
};
