import { createFileProgress } from './createFileProgress';

describe('how far a file is, where output is no terminal', () => {
  it('is told in a line every half minute, with rate and time left', () => {
    const lines: string[] = [];
    const output = {
      isTTY: false,
      write: (line: string) => lines.push(line),
    } as unknown as NodeJS.WriteStream;
    let time = 0;
    const progress = createFileProgress('year.csv', 1000, { output, now: () => time });
    progress.bytes(100);
    progress.rows(1000);
    time = 30_000;
    progress.bytes(250);
    progress.rows(60_000);
    progress.rows(61_000);
    progress.stop();
    expect(lines).toEqual(['year.csv: 25 %, 60000 rows, 2000/s, about 90 s left\n']);
  });

  it('says nothing of a size that is not known', () => {
    const lines: string[] = [];
    const output = {
      isTTY: false,
      write: (line: string) => lines.push(line),
    } as unknown as NodeJS.WriteStream;
    let time = 0;
    const progress = createFileProgress('2026-11-25', 0, { output, now: () => time });
    time = 40_000;
    progress.rows(80);
    expect(lines).toEqual(['2026-11-25: 80 rows, 2/s\n']);
  });
});
