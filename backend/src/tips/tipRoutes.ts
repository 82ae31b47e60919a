import { utcDay } from '@galopin/shared/lib';
import type { BodyCache } from '../http/createBodyCache';
import { sendReadyBody } from '../http/sendReadyBody';
import type { TipRecords } from './createTipRecords';
import { ANYONE } from '../http/access';
import type { App } from '../http/App';
import { tipRecordSchema } from './tips.schema';

export interface TipsDependencies {
  readonly tipRecords: TipRecords;
  readonly bodies: BodyCache;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** `GET /apin/tips/record`: what came of past tips, for anyone. */
export function registerTips(app: App, { tipRecords, bodies, now }: TipsDependencies): void {
  app.get('/apin/tips/record', { schema: tipRecordSchema, ...ANYONE }, async (request, reply) => {
    const today = utcDay(now());
    const body = await bodies.get(`tip record ${today}`, async () => ({
      value: await tipRecords.read(today),
    }));
    return sendReadyBody(request, reply, body, 'public, max-age=0, must-revalidate');
  });
}
