import { inspectDocument } from './inspectDocument';
import { hasSamples, PROGRAMME, readSample } from './testing/sampleFiles';
import { payouts, performances, programme, runner, runners, trot } from './testing/documents';

const found = (document: unknown) =>
  [...inspectDocument(document)].map(({ kind, what }) => `${kind} ${what}`);

describe('what a document of PMU has that is not as it was known', () => {
  it.each([
    ['programme', programme()],
    ['runners', runners],
    ['past performances', performances],
    ['payouts', payouts],
    ['race', trot],
  ])('is nothing in our own %s', (_, document) => {
    const known = ['unknown-field entries.nom', 'missing-field meeting.pays'];
    expect(found(document).filter((each) => !known.includes(each))).toEqual([]);
  });

  it('names fields that are new, with what they hold, also within other objects', () => {
    const document = programme([{ ...trot, paris: [{ codePari: 'TRIO', nouveau: 1 }] }]);
    expect([...inspectDocument(document)]).toEqual([
      { kind: 'unknown-field', what: 'paris.nouveau', example: '1' },
    ]);
  });

  it('names fields that are missing, with those that are there', () => {
    const { numOrdre: numero, ...rest } = trot;
    expect([...inspectDocument(programme([{ ...rest, numero }]))]).toEqual([
      { kind: 'unknown-field', what: 'race.numero', example: '1' },
      {
        kind: 'missing-field',
        what: 'race.numOrdre',
        example: expect.stringContaining('numReunion heureDepart') as string,
      },
    ]);
    expect(found({ ...trot, ordreArrivee: null })).toEqual(['missing-field race.ordreArrivee']);
    expect(found([{ typePari: 'TRIO' }])).toEqual(['missing-field payout.rapports']);
  });

  it('names words that are new, by field', () => {
    expect(found({ ...trot, incidents: [{ type: 'ENVOLE', numeroParticipants: [2] }] })).toEqual([
      'unknown-word incident.type ENVOLE',
    ]);
    expect(found({ participants: [runner(1, { deferre: 'PIEDS_NUS' })] })).toEqual([
      'unknown-word runner.deferre PIEDS_NUS',
    ]);
  });

  it.each([null, 7, 'x', [], [null], {}, { programme: { reunions: [{ courses: [7] }] } }])(
    'bears %j',
    (document) => expect(() => found(document)).not.toThrow(),
  );
});

const withSamples = hasSamples ? describe : describe.skip;
withSamples('what a real document of PMU has that is not as it was known', () => {
  it('is nothing in a programme', () => expect(found(readSample(PROGRAMME))).toEqual([]));
});
