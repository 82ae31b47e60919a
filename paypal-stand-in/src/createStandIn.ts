import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { approvalPage, decidedPage, refusedPage } from './approvalPage';
import { createOrderBook, OUTCOMES, RefusedError, type OrderBook, type Outcome } from './createOrderBook';
import { createOutage, OUTAGES, type Outage } from './createOutage';
import { createWebhooks, type Webhooks } from './createWebhooks';
import { idOf, registerOrdersApi } from './ordersApi';
import { presentCapture } from './presentOrder';
import { STAND_IN } from './standInSettings';

export interface StandInOptions {
  /** Where events are posted to; absent: nowhere. */
  readonly webhookTarget?: string;
  /** How long a slow answer is kept back, milliseconds; longer than a shop waits unless told otherwise. */
  readonly slowMs?: number;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

export interface StandIn {
  readonly app: FastifyInstance;
  readonly book: OrderBook;
  readonly webhooks: Webhooks;
}

const SLOW_MS = 25_000;
const SDK = readFileSync(path.join(path.dirname(fileURLToPath(import.meta.url)), 'sdk.js'));
const TOKEN = 'stand-in-token';

/**
 * A stand-in for PayPal on this machine: Orders v2, webhooks, the browser's script and a page where the payer chooses
 * what happens. No money, no account; never in production.
 */
export function createStandIn({
  webhookTarget,
  slowMs = SLOW_MS,
  now = Date.now,
}: StandInOptions = {}): StandIn {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  const book = createOrderBook(now);
  const late = () => delay(slowMs, undefined, { ref: false });
  const outage = createOutage(late);
  const webhooks = createWebhooks({ target: webhookTarget, webhookId: STAND_IN.webhookId, now });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
  app.setErrorHandler((error, request, reply) => {
    const known =
      error instanceof RefusedError ? error : new RefusedError(400, 'INVALID_REQUEST', String(error));
    if (request.url.startsWith('/approve/')) return sendPage(reply, refusedPage(), known.status);
    return reply.code(known.status).send({
      name: known.status === 404 ? 'RESOURCE_NOT_FOUND' : 'UNPROCESSABLE_ENTITY',
      details: [{ issue: known.issue, description: known.message }],
    });
  });

  app.post('/v1/oauth2/token', (request, reply) => {
    const wanted = Buffer.from(`${STAND_IN.clientId}:${STAND_IN.clientSecret}`).toString('base64');
    if (request.headers.authorization !== `Basic ${wanted}`) {
      return reply.code(401).send({ error: 'invalid_client' });
    }
    return reply.send({ access_token: TOKEN, token_type: 'Bearer', expires_in: 32_400 });
  });
  app.register((api, _options, done) => {
    api.addHook('onRequest', (request, reply, next) => {
      if (request.headers.authorization === `Bearer ${TOKEN}`) next();
      else void reply.code(401).send({ error: 'invalid_token' });
    });
    registerOrdersApi(api, { book, webhooks, late, outage, url: () => app.listeningOrigin });
    done();
  });
  app.get('/sdk/js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(SDK));
  registerPayer(app, book);
  registerCommands(app, book, webhooks);
  registerOutage(app, outage);
  return { app, book, webhooks };
}

/** The window that the buttons open. */
function registerPayer(app: FastifyInstance, book: OrderBook): void {
  app.get('/approve/:id', (request, reply) => sendPage(reply, approvalPage(book.order(idOf(request)))));
  app.post('/approve/:id', (request, reply) => {
    const id = idOf(request);
    const outcome = readOutcome(request.body);
    book.decide(id, outcome);
    return sendPage(reply, decidedPage(id, outcome));
  });
}

/** What a person or a test tells the stand-in; PayPal has no such addresses. */
function registerCommands(app: FastifyInstance, book: OrderBook, webhooks: Webhooks): void {
  app.get('/_stand-in/captures', () => ({
    captures: book.orders.flatMap(({ capture, customId }) =>
      capture === null ? [] : [presentCapture(capture, customId)],
    ),
  }));
  app.post('/_stand-in/captures/:id/settle', async (request) => {
    const capture = book.capture(idOf(request));
    const isRefused = readOutcome(request.body) === 'decline';
    capture.status = isRefused ? 'DECLINED' : 'COMPLETED';
    const resource = presentCapture(capture, book.order(capture.orderId).customId);
    const event = isRefused ? 'PAYMENT.CAPTURE.DENIED' : 'PAYMENT.CAPTURE.COMPLETED';
    return { answered: await webhooks.send(event, resource) };
  });
  app.post('/_stand-in/captures/:id/reverse', async (request) => {
    const capture = book.capture(idOf(request));
    const resource = presentCapture(capture, book.order(capture.orderId).customId);
    return { answered: await webhooks.send('PAYMENT.CAPTURE.REVERSED', resource) };
  });
}

/** `PUT /_stand-in/outage {kind}`: what becomes of calls about orders from now on. */
function registerOutage(app: FastifyInstance, outage: Outage): void {
  app.put('/_stand-in/outage', (request, reply) => {
    outage.set(readChoice(request.body, 'kind', OUTAGES));
    return reply.code(204).send();
  });
}

const readOutcome = (body: unknown): Outcome => readChoice(body, 'outcome', OUTCOMES);

function readChoice<Choice extends string>(body: unknown, name: string, choices: readonly Choice[]): Choice {
  const given = (body as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  const choice = choices.find((one) => one === given);
  if (choice !== undefined) return choice;
  throw new RefusedError(400, 'INVALID_REQUEST', `${name} ${String(given)}: one of ${choices.join(', ')}`);
}

function sendPage(reply: FastifyReply, html: string, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}
