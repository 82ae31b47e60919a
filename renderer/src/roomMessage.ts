import * as v from 'valibot';

const MEGABYTE = 2 ** 20;

/** Bytes of the largest message that a room may send: a page with its data. */
export const MOST_MESSAGE_BYTES = 8 * MEGABYTE;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const problem = { message: text(300), stack: text(2000) };
const record = v.record(v.string(), v.unknown());

const page = v.object({
  status: v.picklist([200, 404, 503]),
  title: text(1000),
  html: text(4 * MEGABYTE),
  css: text(MEGABYTE),
  cssVersion: text(100),
  state: text(4 * MEGABYTE),
});

const roomMessage = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('kind', [
    v.object({ kind: v.picklist(['ready', 'pong']) }),
    v.object({ kind: v.literal('unusable'), ...problem }),
    v.object({ kind: v.literal('rendered'), id, page }),
    v.object({ kind: v.literal('failed'), id, ...problem }),
    v.object({
      kind: v.literal('log'),
      /** The render that logs; null for the console, which all renders share. */
      of: v.nullable(id),
      level: v.picklist(['info', 'warn', 'error']),
      message: text(2000),
      context: v.optional(v.pipe(text(2000), v.parseJson(), record)),
    }),
    v.object({
      kind: v.literal('ask'),
      id,
      /** The render that asks. */
      of: id,
      call: v.picklist(['get', 'run']),
      args: v.pipe(text(8000), v.parseJson(), v.tuple([v.string(), v.optional(record, {})])),
    }),
  ]),
);

export type RoomMessage = v.InferOutput<typeof roomMessage>;

/** Parses what a room sent; null unless it is one of its messages. */
export function readRoomMessage(content: string): RoomMessage | null {
  const { success, output } = v.safeParse(roomMessage, content);
  return success ? output : null;
}
