import { formatRaceKey, type RaceKey } from '../../races/store/RaceKey';
import type { Fields } from './fields';
import { recogniseDocument } from './recogniseDocument';
import { DAY, meeting, programme, trot } from './testing/documents';

/** Half past midnight in Paris on the day after. */
const LATE = Date.UTC(2026, 10, 21, 23, 30);
const late = { ...trot, numOrdre: 9, heureDepart: LATE };
const NINTH = { jour: DAY, reun: 1, prix: 9 };

const keysIn = (document: unknown, context: RaceKey | null = null) =>
  [...recogniseDocument(document, context)].map((piece) =>
    piece.kind === 'part' ? formatRaceKey(piece.key) : piece.kind,
  );

describe('a race after midnight', () => {
  const { dateReunion: _, ...undated } = meeting;
  it.each<readonly [string, Fields]>([
    ['its programme', programme([trot, late])],
    ['its programme without what it is wrapped in', programme([trot, late])['programme'] as Fields],
    ['its meeting', { ...meeting, courses: [trot, late] }],
    ['a meeting that does not say its day', { ...undated, courses: [trot, late] }],
  ])('is of its meeting’s day in %s', (_name, document) => {
    expect(keysIn(document)).toEqual(['2026-11-21/R1/C1', '2026-11-21/R1/C9']);
  });

  it('is of the day that its path or --race says, and of none where nobody says it', () => {
    expect(keysIn(late, NINTH)).toEqual(['2026-11-21/R1/C9']);
    expect(keysIn(late)).toEqual(['homeless']);
    expect(keysIn(trot)).toEqual(['2026-11-21/R1/C1']);
  });
});

describe('a race by itself', () => {
  it.each([
    ['another number', { ...NINTH, prix: 8 }],
    ['another meeting', { ...NINTH, reun: 2 }],
    ['another day', { ...NINTH, jour: '2026-11-19' }],
    ['the day after its start', { ...NINTH, jour: '2026-11-23' }],
  ])('is refused for %s, with what it says', (_name, key) => {
    const [piece, ...more] = recogniseDocument(late, key);
    expect(more).toEqual([]);
    expect(piece).toMatchObject({
      kind: 'reject',
      reason: `is not of ${formatRaceKey(key)}: it is number 9 of meeting 1, which starts on 2026-11-22`,
    });
  });
});
