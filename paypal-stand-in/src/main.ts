import { runProcess } from '@galopin/shared/server';
import { readSettings } from '@galopin/shared/settings';
import * as v from 'valibot';
import { createStandIn } from './createStandIn';

const settings = v.object({
  NODE_ENV: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => value !== 'production',
        'the stand-in for PayPal takes no money: never in production',
      ),
    ),
  ),
  PAYPAL_STAND_IN_PORT: v.pipe(
    v.optional(v.string(), '0'),
    v.regex(/^\d{1,5}$/, 'a port number up to 65535, 0 for a free one'),
    v.transform(Number),
    v.maxValue(65_535, 'a port number up to 65535, 0 for a free one'),
  ),
  SITE_ORIGIN: v.optional(v.string(), 'http://localhost:3000'),
});

/** Runs the stand-in until SIGTERM or SIGINT. */
runProcess(async () => {
  const { PAYPAL_STAND_IN_PORT: port, SITE_ORIGIN: site } = readSettings(settings, process.env);
  const { app } = createStandIn({ webhookTarget: `${site}/apin/webhook/paypal` });
  await app.listen({ port, host: '127.0.0.1' });
  process.stdout.write('Local stand-in for PayPal: no money moves here.\n');
  process.stdout.write(`paypal ready ${app.listeningOrigin}\n`);
  return { stop: () => app.close() };
});
