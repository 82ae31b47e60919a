import { parseRow } from './parseRow';
import { headerOf } from './rowHeader';

const RUNNER = { numcourse: 7001, jour: '2022-01-02', hippo: 'Essai', numero: 1, cheval: 'Un' };
const parse = (given: Readonly<Record<string, unknown>>) => {
  const row = { ...RUNNER, ...given };
  return parseRow('cachedate', headerOf('cachedate', Object.keys(row)), Object.values(row));
};

describe('a row with two spellings of a column', () => {
  it.each([
    ['the first is empty', { updatedat: '', updatedAt: '2022-01-02 10:00:00' }],
    ['the second is empty', { updatedat: '2022-01-02 10:00:00', updatedAt: null }],
    ['the second cannot be read', { updatedat: '2022-01-02 10:00:00', updatedAt: 'NaT' }],
    ['the first cannot be read', { updatedat: 'hier', updatedAt: '2022-01-02T10:00:00.000Z' }],
    ['the second is in milliseconds', { updatedat: 'NaT', updatedAt: Date.UTC(2022, 0, 2, 10) }],
    ['the second is in seconds', { updatedat: null, updatedAt: Date.UTC(2022, 0, 2, 10) / 1000 }],
  ])('has the one that can be read where %s', (_, given) => {
    expect(parse(given)).toMatchObject({ row: { updatedat: '2022-01-02 10:00:00' }, dropped: [] });
  });

  it('is taken without its time of change where none can be read, which is told', () => {
    expect(parse({ updatedat: 'hier', updatedAt: 'NaT' })).toMatchObject({
      row: { updatedat: null, cheval: 'Un' },
      dropped: ['updatedat'],
    });
  });

  it('is refused for a value of the race that no spelling gives', () => {
    expect(parse({ idche: 'x', idChe: 'y' })).toEqual({ problem: 'idChe: a number is needed, found "y"' });
  });
});

describe('a value that is well written and cannot be', () => {
  it.each([
    [{ partant: -4 }, 'partant: a number from 0 to 60 is needed, found -4'],
    [
      { redkm: '16666666\'40"0' },
      `redkm: a time of less than 100 minutes is needed, found "16666666'40\\"0"`,
    ],
    [
      { cheval: 'x'.repeat(400) },
      `cheval: a name of at most 100 characters is needed, found "${'x'.repeat(39)}`,
    ],
    [{ gains: '-12' }, 'gains: a number from 0 on is needed, found "-12"'],
    [{ age: 400 }, 'age: a number from 0 to 50 is needed, found 400'],
    [{ dist: 28_500 }, 'dist: a number from 0 to 20000 is needed, found 28500'],
  ])('refuses its row: %j', (given, problem) => {
    expect(parse(given)).toEqual({ problem });
  });

  it('is none that stands for no value', () => {
    expect(parse({ gainsCarriere: -1, gains: '0', partant: '', redkm: '1\'12"5' })).toHaveProperty('row');
  });
});
