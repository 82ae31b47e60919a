import { Transform, type Readable } from 'node:stream';
import { CLOSING_EVENT } from '@galopin/shared/contracts';

/** Event streams that can be ended from here although their source goes on. */
export interface EndingStreams {
  /** Passes a stream on until it ends, or {@link endAll} is called. */
  through(source: Readable): Readable;
  /** Ends all streams; where it does not cut an event in two, with one that has the page come back at once. */
  endAll(): void;
}

const CLOSING = `event: ${CLOSING_EVENT}\ndata: {}\n\n`;
const NEWLINE = '\n'.charCodeAt(0);

export function createEndingStreams(): EndingStreams {
  const open = new Set<() => void>();
  return {
    through(source) {
      let isBetweenEvents = true;
      const passed = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          isBetweenEvents = chunk.length > 1 && chunk.at(-1) === NEWLINE && chunk.at(-2) === NEWLINE;
          done(null, chunk);
        },
      });
      const end = () => {
        open.delete(end);
        source.unpipe(passed);
        if (isBetweenEvents) passed.write(CLOSING);
        passed.end();
      };
      open.add(end);
      // However either of them ends, the other one has nobody to speak to any more.
      passed.once('close', () => {
        open.delete(end);
        source.destroy();
      });
      source.once('error', (error) => passed.destroy(error));
      return source.pipe(passed);
    },
    endAll: () => {
      for (const end of open) end();
    },
  };
}
