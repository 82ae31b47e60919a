import { FeedRefusalError, PmuUnavailableError, type FeedAnswer } from './createFeedReader';
import { createPoliteReader } from './createPoliteReader';

/** A feed that answers in turn, each after 100 ms, on a clock of its own. */
function feed(answers: readonly (FeedAnswer | Error)[]) {
  let time = 0;
  const asked: number[] = [];
  const rests: number[] = [];
  const reader = createPoliteReader({
    reader: {
      read: () => {
        asked.push(time);
        time += 100;
        const answer = answers[asked.length - 1] ?? { kind: 'nothing' };
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
    },
    pause: 300,
    now: () => time,
    wait: (ms) => {
      time += ms;
      return Promise.resolve();
    },
    random: () => 1,
    onRest: (ms) => void rests.push(ms),
  });
  return { reader, asked, rests };
}
const refusal = (retryAfter: number | null) => new FeedRefusalError('http://feed.test', 429, retryAfter);
const validators = { etag: null, lastModified: null, digest: '' };

describe('the polite reader', () => {
  it('asks one thing after the other, each the pause after the one before', async () => {
    const { reader, asked } = feed([{ kind: 'document', document: 7, validators }]);
    expect([await reader.read('a'), await reader.read('b'), await reader.read('c')]).toEqual([7, null, null]);
    expect(asked).toEqual([0, 300, 600]);
  });

  it('stays away as long as the feed asks for, or a little and more each time, and asks for the same again', async () => {
    const { reader, asked, rests } = feed([
      refusal(60_000),
      refusal(null),
      new PmuUnavailableError('x', null),
    ]);
    expect(await reader.read('a')).toBeNull();
    expect(rests).toEqual([60_000, 4_000, 8_000]);
    expect(asked).toEqual([0, 60_100, 64_200, 72_300]);
  });

  it('stays away for an hour at most', async () => {
    const { reader, rests } = feed([refusal(86_400_000)]);
    await reader.read('a');
    expect(rests).toEqual([3_600_000]);
  });

  it('gives up after six tries, and at once what is no matter of the feed’s', async () => {
    const { reader, asked } = feed(Array.from({ length: 9 }, () => refusal(0)));
    await expect(reader.read('a')).rejects.toThrow('HTTP status 429');
    expect(asked).toHaveLength(6);
    const other = feed([new Error('the disk is gone')]);
    await expect(other.reader.read('a')).rejects.toThrow('the disk is gone');
    expect(other.asked).toHaveLength(1);
  });
});
