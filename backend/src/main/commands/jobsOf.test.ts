import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { UnusableFileError } from '../../ingest/Importer';
import { programme, runners } from '../../ingest/pmu/testing/documents';
import { jobsOf } from './jobsOf';

describe('what is to be imported', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'galopin-jobs-'));
  const race = path.join(folder, '21112026/R1/C1');
  mkdirSync(race, { recursive: true });
  const write = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);
  write('21112026/R1/C1/participants', JSON.stringify(runners));
  write('programme.json', JSON.stringify(programme()));
  write('cachedate.csv', 'numcourse;numero;cheval\n1;1;Un\n');
  write('pturfDay20220102.sql.gz', gzipSync('INSERT INTO caractrap (id) VALUES (1);'));
  write('papers.csv', 'day,meeting,race,title,numbers\n');
  write('empty.json', '');
  write('picture.png', 'x');

  it('is a folder of any mixture, each file told by its content, races first', async () => {
    const jobs = await jobsOf([folder], { again: false });
    expect(jobs.map(({ file, importer }) => [path.relative(folder, file), importer.source])).toEqual([
      ['programme.json', 'pmu'],
      ['pturfDay20220102.sql.gz', 'pturf'],
      ['21112026/R1/C1/participants', 'pmu'],
      ['cachedate.csv', 'pturf'],
      ['empty.json', 'unknown'],
      ['papers.csv', 'press'],
    ]);
    const unreadable = jobs.find(({ importer }) => importer.source === 'unknown');
    const read = async () => {
      for await (const _ of unreadable?.importer.read({ path: 'x' }) ?? []) return;
    };
    await expect(read()).rejects.toThrow('is empty');
  });

  it('is a span of days as well, and no day that does not exist', async () => {
    const jobs = await jobsOf(['2026-02-27..2026-03-01'], { again: false });
    expect(jobs.map(({ file, isFetched }) => [file, isFetched])).toEqual(
      ['2026-02-27', '2026-02-28', '2026-03-01'].map((day) => [day, true]),
    );
    for (const wrong of ['2026-02-30', '2026-03-31..2026-03-01', path.join(folder, 'none')])
      await expect(jobsOf([wrong], { again: false })).rejects.toThrow(UnusableFileError);
  });
});
