import pLimit from 'p-limit';
import { Agent, type Dispatcher } from 'undici';
import { tellErrors, type Drill, type Finding } from '../Drill';
import { createSamples, type Samples } from '../fuzz/createSamples';
import { readCalls, type DescribedCall } from '../fuzz/readCalls';
import { readCount } from '../../readCount';
import { startDrillSite } from '../startDrillSite';
import { adminToken, DRILL_PARSE, memberToken } from '../tokens';
import { isHealthy } from '../isHealthy';
import { withDrillDatabase } from '../withDrillDatabase';

const AT_ONCE = 16;
const LATE_MS = 5000;
const TIMEOUT_MS = 20_000;
/** As many of each kind are told. */
const TOLD = 8;

interface Seen {
  readonly line: string;
  readonly status: number;
  readonly ms: number;
}

/** Every call of the site with values that few of them want, as anyone, a member and the administrator. */
export const fuzz: Drill = {
  name: 'fuzz',
  description:
    'every route of the API’s description, and delivery’s, with odd parameters, headers and bodies',
  options: (command) =>
    command
      .option('--requests <n>', 'how many', readCount, 4000)
      .option('--seed <n>', 'the same seed asks the same', readCount, 12),
  run: ({ requests, seed }) =>
    withDrillDatabase(async (databaseUrl) => {
      const site = await startDrillSite({
        databaseUrl,
        environment: {
          READS_PER_MINUTE: '9999999',
          READS_PER_HOUR: '9999999',
          WEBHOOK_TOKEN: 'a-token-of-other-systems',
        },
      });
      try {
        const calls = await readCalls(site.url);
        const agent = new Agent({ connections: AT_ONCE });
        const samples = createSamples(Number(seed));
        const seen = await pLimit(AT_ONCE).map(Array.from({ length: Number(requests) }), () =>
          send(agent, site.url, draw(calls, samples)),
        );
        await agent.destroy();
        const died = [...site.processes('backend'), ...site.processes('delivery')].filter((one) =>
          one.hasDied(),
        );
        const isWell = await isHealthy(site.url);
        return [
          { what: 'requests · calls', value: `${seen.length} · ${calls.length}` },
          { what: 'statuses', value: tally(seen) },
          told(
            'answers 5xx',
            seen.filter(({ status }) => status >= 500),
          ),
          told(
            'without an answer',
            seen.filter(({ status }) => status === 0),
          ),
          told(
            'later than 5 s',
            seen.filter(({ ms }) => ms > LATE_MS),
          ),
          { what: 'longest answer', value: `${Math.max(...seen.map(({ ms }) => ms)).toFixed(0)} ms` },
          { what: 'processes that ended', value: String(died.length), holds: died.length === 0 },
          tellErrors(site.errors()),
          { what: 'well at the end', value: isWell ? 'yes' : 'no', holds: isWell },
        ];
      } finally {
        await site.stop();
      }
    }),
};

function told(what: string, seen: readonly Seen[]): Finding {
  const lines = seen
    .slice(0, TOLD)
    .map(({ line, status, ms }) => `\n    ${status} ${ms.toFixed(0)} ms ${line}`);
  return { what, value: `${seen.length}${lines.join('')}`, holds: seen.length === 0 };
}

function tally(seen: readonly Seen[]): string {
  const counts = new Map<number, number>();
  for (const { status } of seen) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, times]) => `${status} × ${times}`)
    .join(', ');
}

interface DrawnCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

function draw(calls: readonly DescribedCall[], samples: Samples): DrawnCall {
  const { method, path, parameters, body } = samples.one(calls);
  const uid = `fuzz-${samples.number(50)}`;
  const fill = (name: string) => {
    if (name === 'uid' && samples.number(3) > 0) return uid;
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
    return encodeURIComponent(wellFormed(samples.text(schema)));
  };
  const asked = new URLSearchParams();
  for (const { name, in: where, schema } of parameters)
    if (where === 'query' && samples.number(3) > 0) asked.append(name, wellFormed(samples.text(schema)));
  if (samples.number(10) === 0) asked.append(samples.one(['__proto__', 'limit', 'x', 'jour']), 'x');
  const addresses = [samples.number(256), samples.number(256), samples.number(256)].join('.');
  const member = `Bearer ${memberToken(uid)}`;
  const admin = `Bearer ${adminToken()}`;
  const bad = samples.one(['Bearer x.y.z', 'Basic eDp5', `${member}x`]);
  const authorization = samples.one([undefined, undefined, member, member, member, admin, admin, admin, bad]);
  return {
    method,
    path: `${path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => fill(name))}${asked.size > 0 ? `?${asked}` : ''}`,
    headers: {
      'x-forwarded-for': `10.${addresses}`,
      'x-parse-application-id': samples.one([DRILL_PARSE.appId, 'nobody']),
      'x-parse-javascript-key': DRILL_PARSE.javascriptKey,
      'accept-encoding': samples.one(['br', 'gzip', 'identity', 'nonsense;q=9']),
      ...(authorization !== undefined && { authorization }),
      ...(samples.number(20) === 0 && { range: 'bytes=5-1', 'if-none-match': '*', cookie: 'a=b; release=x' }),
      ...(body !== null && {
        'content-type': samples.one([
          'application/json',
          'application/json',
          'application/json',
          'text/plain',
          'x/y',
          'multipart/form-data',
        ]),
      }),
    },
    ...(body !== null && { body: samples.body(body) }),
  };
}

/** A lone half of a pair cannot stand in an address. */
const wellFormed = (text: string) => text.replaceAll(/[\ud800-\udfff]/g, '\ufffd');

async function send(
  agent: Dispatcher,
  origin: string,
  { method, path, headers, body }: DrawnCall,
): Promise<Seen> {
  const begun = performance.now();
  const seen = (status: number): Seen => ({
    line: `${method} ${path.slice(0, 200)} ${headers['authorization']?.slice(0, 12) ?? ''} ${body?.slice(0, 80) ?? ''}`,
    status,
    ms: performance.now() - begun,
  });
  const leave = new AbortController();
  try {
    const answer = await agent.request({
      origin,
      path,
      method: method as Dispatcher.HttpMethod,
      headers,
      signal: leave.signal,
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
      ...(body !== undefined && { body }),
    });
    // A stream of events has no end to wait for.
    if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
      leave.abort();
      await answer.body.dump().catch(() => undefined);
    } else await answer.body.dump();
    return seen(answer.statusCode);
  } catch {
    // The connection ended without an answer: that is what the drill looks for.
    return seen(0);
  }
}
