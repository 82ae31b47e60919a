import Fastify from 'fastify';
import { createDatabase } from '../../database/createDatabase';
import { handleError } from '../../http/handleError';
import { audienceRoutes } from '../audienceRoutes';
import { countCalls } from '../../http/limitCalls';
import { createAudienceIntake } from '../createAudienceIntake';

/** The intake by itself, in a process that a test can kill: the real routes on the database of DATABASE_URL. */
async function main(): Promise<void> {
  const db = createDatabase(process.env['DATABASE_URL'] ?? '');
  const app = Fastify({ trustProxy: 'loopback' });
  app.setErrorHandler(handleError);
  app.decorateRequest('identity', null);
  await countCalls(app, undefined);
  await app.register(audienceRoutes, {
    intake: createAudienceIntake(db),
    siteOrigin: 'http://localhost:3000',
    now: Date.now,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  process.stdout.write(`intake ready ${url}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
