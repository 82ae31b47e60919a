import * as v from 'valibot';
import { readAnswer } from './readAnswer';

const Days = v.array(v.object({ jour: v.string(), races: v.optional(v.number(), 0) }));

describe('readAnswer', () => {
  it('gives what the schema makes of an answer', () => {
    expect(readAnswer(Days, [{ jour: '2026-11-21', extra: true }], '/days')).toEqual([
      { jour: '2026-11-21', races: 0 },
    ]);
  });

  it('refuses another shape, naming the call and the field', () => {
    const read = () => readAnswer(Days, [{ jour: '2026-11-21' }, { jour: 5 }], '/days');
    expect(read).toThrow(expect.objectContaining({ code: 'malformed' }));
    expect(read).toThrow('/days: 1.jour: ');
  });

  it.each([null, {}, 'x'])('names the answer as a whole when it is %p', (body) => {
    expect(() => readAnswer(Days, body, '/days')).toThrow('/days: answer: ');
  });
});
