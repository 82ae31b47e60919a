import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { describeKeptBuilds } from '../builds/describeKeptBuilds';
import { diffBuilds } from '../builds/diffBuilds';
import { DeliveryError } from '../DeliveryError';
import { wholeBuildId } from '../releases/resolveOperation';
import { chooseEnvironment, type ApiOptions } from './ApiOptions';
import { releasesAnswer } from './releasesAnswer';
import { buildPrefix, digits, environment, name } from './schemas';

const DEFAULT_LINES = 20;
const MOST_LINES = 500;

const where = { environment: Type.Optional(environment) };
const query = {
  releases: Type.Object({ ...where, name: Type.Optional(name) }),
  history: Type.Object({
    ...where,
    name: Type.Optional(name),
    before: Type.Optional(digits),
    limit: Type.Optional(digits),
  }),
  builds: Type.Object({ ...where, name }),
  diff: Type.Object({ ...where, name, from: buildPrefix, to: buildPrefix }),
  verification: Type.Object(where),
};

/** What serves, how it came to, what is kept and how it differs. */
export const releaseRoutes: FastifyPluginAsyncTypebox<ApiOptions> = async (app, options) => {
  app.get('/releases', { schema: { querystring: query.releases } }, ({ query: wanted }) => {
    const { ledger, live } = chooseEnvironment(options, wanted.environment);
    return releasesAnswer(ledger, live, wanted.name);
  });

  app.get('/history', { schema: { querystring: query.history } }, async ({ query: wanted }) => {
    const { ledger } = chooseEnvironment(options, wanted.environment);
    const limit = Math.min(Number(wanted.limit ?? DEFAULT_LINES), MOST_LINES);
    const before = wanted.before === undefined ? undefined : Number(wanted.before);
    const lines = await ledger.readHistory({ name: wanted.name, before, limit });
    return { environment: ledger.environment, lines };
  });

  app.get('/builds', { schema: { querystring: query.builds } }, async ({ query: wanted }) => {
    const { ledger } = chooseEnvironment(options, wanted.environment);
    const { state } = await ledger.readPointer();
    const builds = describeKeptBuilds(await ledger.listBuilds(wanted.name), state);
    return { environment: ledger.environment, builds };
  });

  app.get('/diff', { schema: { querystring: query.diff } }, async ({ query: wanted }) => {
    const { ledger } = chooseEnvironment(options, wanted.environment);
    const read = async (prefix: string) => {
      const buildId = await wholeBuildId(ledger, 'diff', wanted.name, prefix);
      const record = await ledger.readBuild(wanted.name, buildId);
      if (!record) throw new DeliveryError('unknown-build', `${wanted.name} ${buildId} is gone`);
      return record.artifact;
    };
    const [from, to] = await Promise.all([read(wanted.from), read(wanted.to)]);
    return diffBuilds(from, to);
  });

  app.get('/verification', { schema: { querystring: query.verification } }, async ({ query: wanted }) => {
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
