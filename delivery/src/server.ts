import { createLog, endConnections, runProcess } from '@galopin/shared/server';
import { limitsOf } from '@galopin/postgres/client';
import { pino } from 'pino';
import { openOwnersFile } from './access/openOwnersFile';
import { ensureLocalToken } from './access/localToken';
import { buildDelivery } from './main/app';
import { readDeliverySettings, withParseKeys } from './settings/env';
import { STAGING } from './environments';
import { connectLedger } from './ledger/connectLedger';
import { openStore } from './store/openStore';
import { listenForEnvironment } from './visitors/listenForEnvironment';

/** Milliseconds that answers under way have to come to their end at a stop; then they are cut. */
const STOP_LIMIT_MS = 10_000;
/** Milliseconds for all the rest. */
const CLOSE_LIMIT_MS = 5000;

runProcess(async () => {
  const settings = withParseKeys(readDeliverySettings(process.env));
  const logger = createLog('delivery', 'info', pino.destination({ dest: 2, sync: true }));
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
    owners: await openOwnersFile(settings.OWNERS_FILE),
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

  const cutAfter = settings.stopGrace + STOP_LIMIT_MS;
  return {
    stop: async () => {
      setTimeout(() => app.server.closeAllConnections(), cutAfter).unref();
      await endConnections(app.server, settings.stopGrace);
      await app.close();
    },
    stopLimit: cutAfter + CLOSE_LIMIT_MS,
  };
});
