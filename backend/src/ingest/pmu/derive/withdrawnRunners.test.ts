import { mergeDocuments } from '../mergeDocuments';
import { NO_DOCUMENTS, type RacePart } from '../RaceDocuments';
import { recogniseDocument } from '../recogniseDocument';
import { DAY, runner } from '../testing/documents';
import type { Fields } from '../fields';
import { withdrawnRunners } from './withdrawnRunners';

const odds = (dateRapport: number) => ({ dernierRapportDirect: { rapport: 5, dateRapport } });

const partOf = (participants: readonly Fields[], more: Fields = { ecuries: [] }): RacePart => {
  const [piece] = recogniseDocument({ participants, ...more }, { jour: DAY, reun: 1, prix: 1 });
  if (piece?.kind !== 'part') throw new Error('A list of runners was wanted.');
  return piece.part;
};
const declared = (count: number): RacePart => ({ race: { nombreDeclaresPartants: count } });
const listOf = (numbers: readonly number[], date: number) =>
  partOf(numbers.map((numero) => runner(numero, { dernierRapportReference: undefined, ...odds(date) })));

const withdrawnAfter = (...parts: readonly RacePart[]) => [
  ...withdrawnRunners(parts.reduce(mergeDocuments, NO_DOCUMENTS)),
];

describe('runners that a later list leaves out', () => {
  const [early, later] = [listOf([1, 2, 3], 1000), listOf([1, 3], 2000)];

  it('are withdrawn, whichever list came first', () => {
    expect(withdrawnAfter(declared(2), early, later)).toEqual(['2']);
    expect(withdrawnAfter(later, early, declared(2))).toEqual(['2']);
  });

  it('come back with a list that has them again', () => {
    expect(withdrawnAfter(early, later, listOf([1, 2, 3], 3000), declared(3))).toEqual([]);
  });

  it('stay where the list is not of as many runners as the race has, or was made before', () => {
    expect(withdrawnAfter(early, later)).toEqual([]);
    expect(withdrawnAfter(declared(3), early, later)).toEqual([]);
    expect(withdrawnAfter(declared(2), listOf([1, 3], 500), early)).toEqual([]);
  });

  it('stay where they ran or are said to be non-runners', () => {
    const withResult = (given: Fields) => partOf([runner(1), runner(2, given), runner(3)]);
    for (const given of [{ ordreArrivee: 2 }, { incident: 'ARRETE' }, { statut: 'NON_PARTANT' }])
      expect(withdrawnAfter(declared(2), withResult(given), later)).toEqual([]);
  });

  it('are not told by some runners alone, nor by a list with one that cannot be read', () => {
    expect(withdrawnAfter(declared(2), early, partOf([runner(1), runner(3)], {}))).toEqual([]);
    const damaged = { ...runner(2), nom: '' };
    const pieces = [
      ...recogniseDocument(
        { participants: [runner(1), runner(3), damaged], ecuries: [] },
        { jour: DAY, reun: 1, prix: 1 },
      ),
    ];
    const parts = pieces.flatMap((piece) => (piece.kind === 'part' ? [piece.part] : []));
    expect(withdrawnAfter(declared(2), early, ...parts)).toEqual([]);
  });
});
