import { endConnections } from '@galopin/shared/server';
import { limitsOf } from '@galopin/postgres/client';
import { pino } from 'pino';
import { readOwners } from './access/owners';
import { ensureLocalToken } from './access/localToken';
import { buildDelivery } from './main/app';
import { readDeliverySettings, withParseKeys } from './settings/env';
import { STAGING } from './environments';
import { connectLedger } from './ledger/connectLedger';
import { openStore } from './store/openStore';
import { listenForEnvironment } from './visitors/listenForEnvironment';

/** Milliseconds that answers under way have to come to their end at a stop; then they are cut. */
const STOP_LIMIT_MS = 10_000;

async function main(): Promise<void> {
  const settings = withParseKeys(readDeliverySettings(process.env));
  const logger = pino(
    { level: 'info', base: { app: 'delivery' } },
    pino.destination({ dest: 2, sync: true }),
  );
  const db = connectLedger(
    settings.DATABASE_URL,
    (error) => logger.warn({ err: error }, 'a ledger connection broke'),
    limitsOf(settings.DATA_DIR, settings.DATABASE_URL),
  );
  const app = await buildDelivery({
    settings,
    db,
    ...(await openStore(settings)),
    token: await ensureLocalToken(settings),
    owners: await readOwners(settings.OWNERS_FILE),
    logger,
  });
  app.addHook('onClose', () => db.destroy());

  if (settings.STAGING_PORT !== undefined) {
    const staging = { host: settings.HOST, port: settings.STAGING_PORT };
    const stagingPort = await listenForEnvironment(app, STAGING, staging);
    process.stdout.write(`${STAGING} on http://localhost:${stagingPort}\n`);
  }
  const address = await app.listen({ host: settings.HOST, port: settings.PORT });
  const { port } = new URL(address);
  process.stdout.write(`delivery ready http://localhost:${port}\n`);

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    const { stopGrace } = settings;
    setTimeout(() => app.server.closeAllConnections(), stopGrace + STOP_LIMIT_MS).unref();
    const close = () => app.close();
    endConnections(app.server, stopGrace)
      .then(close)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error }, 'delivery did not stop cleanly');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
