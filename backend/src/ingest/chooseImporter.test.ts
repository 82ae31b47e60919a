import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chooseImporter } from './chooseImporter';
import { UnusableFileError } from './Importer';
import { programme } from './pmu/testing/documents';

const RACES = '[{"comp": 7, "jour": "2022-01-02", "prixnom": "Prix A"}]';
const DUMP = '-- MySQL dump\nCREATE TABLE `caractrap` (\n  `id` int\n);\n';

describe('the importer of a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'galopin-choose-'));
  const choose = async (content: string | Buffer) => {
    const file = path.join(folder, 'file');
    writeFileSync(file, content);
    return (await chooseImporter(file, null)).source;
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['rows of races', RACES, 'pturf'],
    ['rows of runners, one a line', '{"NUMCOURSE": 7, "numero": 1}\n{"numcourse": 7}', 'pturf'],
    ['rows with their race in them', '{"rows": [{"numcourse": {"id": 7}}]}', 'pturf'],
    ['a dump', DUMP, 'pturf'],
    ['CSV of runners', 'numcourse;numero;cheval\n7;1;Val', 'pturf'],
    ['CSV that names the press in no column', 'day;meeting;race\n2026-07-07;R1;C8', 'pturf'],
    ['CSV of the press', '\ufeffday,meeting,race,title,numbers\r\n2026-07-07,R1,C8,Le Journal,3-7', 'press'],
    ['CSV of the press, otherwise written', '"Title";"Day";"Meeting";"Race";"Numbers"\n', 'press'],
    ['a programme', JSON.stringify(programme()), 'pmu'],
    ['payouts', '[{"typePari": "SIMPLE_GAGNANT"}]', 'pmu'],
  ])('is told from %s', async (_what, content, source) => {
    expect(await choose(content)).toBe(source);
    expect(await choose(gzipSync(content))).toBe(source);
  });

  it.each([
    ['empty', ''],
    ['not text', Buffer.from([1, 0, 2, 0])],
  ])('is none for a file that is %s', async (_what, content) => {
    await expect(choose(content)).rejects.toThrow(UnusableFileError);
  });

  it('is none for a file that is not there', async () => {
    await expect(chooseImporter(path.join(folder, 'absent'), null)).rejects.toThrow('no such file');
  });
});
