import { openStreams } from '@galopin/processes';
import { quantile } from './quantile';

export interface StreamLoad {
  /** Backends, each with the same share of the streams. */
  readonly urls: readonly string[];
  readonly streams: number;
  /** Messages that are to come, each with the moment it was sent in its text. */
  readonly messages: number;
}

/** What `streamLoad.ts` prints as JSON at last. */
export interface StreamLoadResult {
  /** Milliseconds from sending to hearing, over all messages and streams. */
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** Messages heard more than once by a stream. */
  readonly doubled: number;
}

/** A moment that two processes of one machine agree on, milliseconds with fractions. */
export const wallClock = (): number => performance.timeOrigin + performance.now();

/** What the text of a measured message holds. */
export const SENT = /sent at (\d+\.?\d*)/;

/** Opens the streams, says `greeted`, and tells how late every message was once all have come everywhere. */
async function hear({ urls, streams, messages }: StreamLoad): Promise<void> {
  const delays: number[] = [];
  const heard = new Set<string>();
  let doubled = 0;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const share = Math.ceil(streams / urls.length);
  const open = urls.map((url, place) =>
    openStreams({
      url,
      count: Math.min(share, streams - place * share),
      onMessage: (stream, id, data) => {
        const sent = SENT.exec(data)?.[1];
        if (sent === undefined) return;
        delays.push(wallClock() - Number(sent));
        const key = `${place} ${stream} ${id}`;
        if (heard.has(key)) doubled += 1;
        heard.add(key);
        if (heard.size === streams * messages) finish();
      },
    }),
  );
  await Promise.all(open.map((each) => each.greeted()));
  process.stdout.write('greeted\n');
  await finished;
  const result: StreamLoadResult = {
    p50: quantile(delays, 0.5),
    p99: quantile(delays, 0.99),
    most: quantile(delays, 1),
    doubled,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  for (const each of open) each.close();
}

// A process of its own: messages are heard when they come, whatever the benchmark does.
if (process.argv[2] !== undefined && process.argv[1]?.endsWith('streamLoad.ts') === true)
  await hear(JSON.parse(process.argv[2]) as StreamLoad);
