import { AUDIENCE_LIMITS, durationReport, eventReport, pageViewReport } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { AudienceIntake } from './createAudienceIntake';
import { IntakeAwayError } from './createGroupCommit';
import { deviceClass } from './deviceClass';
import { readEventData, readPage, readReferrer } from './readReport';
import { requireMember } from '../http/identity/authenticate';
import { invalidParameter } from '../http/errors';
import { createJsonParser } from '../http/createJsonParser';
import { limitCalls } from '../http/limitCalls';
import { serveCall } from '../http/serveCall';

export interface AudienceIntakeDependencies {
  readonly intake: Pick<AudienceIntake, 'pageView' | 'event' | 'duration'>;
  /** Address of the site. */
  readonly siteOrigin: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Calls a minute from one address, of all three: some thirty busy visitors behind one line. */
export const AUDIENCE_CALLS = 600;
/** Bytes; the longest report has some 11,000. */
const BODY_LIMIT = 16_384;
/** Seconds after which a report that could not be stored may be tried again. */
const RETRY_AFTER = 5;

/** `POST /apin/analytics`, `/apin/events` and `/apin/metrics`: answered 202 once the report is committed. */
export const audienceRoutes: FastifyPluginAsync<AudienceIntakeDependencies> = async (
  app,
  { intake, siteOrigin, now },
) => {
  const { host } = new URL(siteOrigin);
  const common = {
    bodyLimit: BODY_LIMIT,
    onRequest: limitCalls(app, 'audience', AUDIENCE_CALLS),
  };
  const at = () => new Date(now()).toISOString();

  serveCall(
    app,
    pageViewReport,
    async ({ body: { url, userId, sessionId, userAgent, referrer, metadata } }, request, reply) => {
      requireOwn(request, userId);
      requireShort(metadata);
      const row = {
        ...readPage(url),
        at: at(),
        session: sessionId,
        name: metadata.name,
        user_id: userId,
        device: deviceClass(userAgent),
        referrer: readReferrer(referrer, host),
      };
      return stored(reply, intake.pageView(row));
    },
    common,
  );

  serveCall(
    app,
    eventReport,
    async ({ body: { eventName, eventData, userId, sessionId, url } }, request, reply) => {
      requireOwn(request, userId);
      const row = {
        at: at(),
        session: sessionId,
        path: readPage(url).path,
        event_name: eventName,
        event_data: readEventData(eventData),
        user_id: userId,
      };
      return stored(reply, intake.event(row));
    },
    common,
  );

  void app.register((beacons, _options, done) => {
    // What `navigator.sendBeacon` sends without a type of its own.
    beacons.addContentTypeParser('text/plain', { parseAs: 'string' }, createJsonParser(beacons));
    serveCall(
      beacons,
      durationReport,
      async ({ body: { url, duration, sessionId } }, _request, reply) => {
        const { path } = readPage(url);
        const row = { at: at(), session: sessionId, path, duration: Math.round(duration) };
        return stored(reply, intake.duration(row));
      },
      common,
    );
    done();
  });
};

/** @throws CallError 401 `unauthenticated`, 403 `forbidden` for anybody else's uid */
function requireOwn(request: FastifyRequest, userId: string | null): void {
  if (userId === null) return;
  if (requireMember(request, 'A report with a userId').uid === userId) return;
  throw new CallError('forbidden', 'A report may name only the user of its token.');
}

/** Its route is kept, the rest of it stands in the address. */
function requireShort(metadata: object): void {
  const json = JSON.stringify(metadata);
  if (json.length <= AUDIENCE_LIMITS.json) return;
  const wanted = `at most ${AUDIENCE_LIMITS.json} characters as JSON`;
  throw invalidParameter('metadata', `${json.slice(0, 200)}…`, wanted);
}

/** @throws CallError 503 `unavailable`, with `Retry-After` */
async function stored(reply: FastifyReply, storing: Promise<void>): Promise<null> {
  try {
    await storing;
    return null;
  } catch (error) {
    if (!(error instanceof IntakeAwayError)) throw error;
    void reply.header('retry-after', RETRY_AFTER);
    throw new CallError('unavailable', 'The report cannot be stored now.', { cause: error });
  }
}
