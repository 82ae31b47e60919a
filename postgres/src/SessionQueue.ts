import type { PGlite } from '@electric-sql/pglite';
import type { PGLiteSocketHandlerOptions } from '@electric-sql/pglite-socket';

type HandlerQueue = PGLiteSocketHandlerOptions['queryQueue'];

interface QueuedMessage {
  readonly handlerId: number;
  readonly message: Uint8Array;
  readonly onData: (data: Uint8Array) => void;
  readonly resolve: (bytes: number) => void;
  readonly reject: (error: Error) => void;
}

const TYPE = { query: 0x51, sync: 0x53, functionCall: 0x46, copyDone: 0x63, copyFail: 0x66, terminate: 0x58 };
/** After these, and after the startup message, the server says whether the session is free again. */
const ENDING = new Set([TYPE.query, TYPE.sync, TYPE.functionCall, TYPE.copyDone, TYPE.copyFail]);
const SYNC_MESSAGE = new Uint8Array([TYPE.sync, 0, 0, 0, 4]);

/**
 * Shares the one session of PGlite between many connections. A connection owns the session from its first
 * message until the server reports itself idle, so that neither an open transaction nor an exchange of
 * several messages is ever mixed with another connection's.
 *
 * The queue that comes with pglite-socket holds the session for transactions only: after a failed statement
 * it hands the rest of the exchange's messages out between those of other connections, and it stops for good
 * when one message throws.
 */
export class SessionQueue {
  private waiting: QueuedMessage[] = [];
  private owner: number | undefined;
  private work: Promise<void> = Promise.resolve();
  private active = false;

  constructor(private readonly db: PGlite) {}

  /** This queue in the shape a socket handler takes; the class it names is not exported. */
  asHandlerQueue(): HandlerQueue {
    return this as unknown as HandlerQueue;
  }

  /** Runs one protocol message when its connection's turn comes; resolves with the number of bytes answered. */
  enqueue(handlerId: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ handlerId, message, onData, resolve, reject });
      this.pump();
    });
  }

  getQueueLength(): number {
    return this.waiting.length;
  }

  /** Drops what a connection still had to say. */
  clearQueueForHandler(handlerId: number): void {
    const dropped = this.waiting.filter((queued) => queued.handlerId === handlerId);
    this.waiting = this.waiting.filter((queued) => queued.handlerId !== handlerId);
    for (const queued of dropped) queued.reject(new Error('Handler disconnected'));
  }

  /** Ends what a connection that went away left open, then lets the others go on. */
  async clearTransactionIfNeeded(handlerId: number): Promise<void> {
    await this.work;
    if (this.owner !== handlerId || this.db.closed) return;
    await this.db.runExclusive(() =>
      this.db.execProtocolRawStream(SYNC_MESSAGE, { onRawData: () => undefined }),
    );
    if (this.db.isInTransaction()) await this.db.exec('ROLLBACK');
    this.owner = undefined;
    this.pump();
  }

  private pump(): void {
    if (!this.active) this.work = this.drain();
  }

  private async drain(): Promise<void> {
    this.active = true;
    for (let queued = this.takeNext(); queued !== undefined; queued = this.takeNext()) {
      this.owner = queued.handlerId;
      try {
        queued.resolve(await this.run(queued));
      } catch (error) {
        this.owner = undefined;
        queued.reject(error instanceof Error ? error : new Error(String(error)));
      }
    }
    this.active = false;
  }

  private takeNext(): QueuedMessage | undefined {
    const index =
      this.owner === undefined ? 0 : this.waiting.findIndex((queued) => queued.handlerId === this.owner);
    return index < 0 ? undefined : this.waiting.splice(index, 1)[0];
  }

  private async run({ message, onData }: QueuedMessage): Promise<number> {
    if (message[0] === TYPE.terminate) {
      if (this.db.isInTransaction()) await this.db.exec('ROLLBACK');
      this.owner = undefined;
      return 0;
    }
    let bytes = 0;
    let tail: readonly number[] = [];
    await this.db.runExclusive(() =>
      this.db.execProtocolRawStream(message, {
        onRawData: (data) => {
          bytes += data.length;
          tail = [...tail, ...data.subarray(-6)].slice(-6);
          onData(data);
        },
      }),
    );
    if (endsExchange(message) && isIdle(tail)) this.owner = undefined;
    return bytes;
  }
}

/** A startup message has no type byte: it begins with its own length, whose first byte is 0. */
function endsExchange(message: Uint8Array): boolean {
  return message[0] === 0 || ENDING.has(message[0] ?? -1);
}

/** True when an answer ends with ReadyForQuery outside any transaction: `Z`, length 5, status `I`. */
function isIdle(tail: readonly number[]): boolean {
  return tail.join() === [0x5a, 0, 0, 0, 5, 0x49].join();
}
