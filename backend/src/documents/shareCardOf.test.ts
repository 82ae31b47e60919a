import { readRaces } from '@galopin/shared/racing';
import { raceRow } from '../testing/raceRows';
import { createShareCards } from './createShareCards';
import { shareCardOf } from './shareCardOf';

const card = (over: Omit<Parameters<typeof raceRow>[0], 'id'>) => {
  const [race] = readRaces([raceRow({ id: 1, jour: '2026-11-21', reun: '1', prix: 8, ...over })]);
  if (race === undefined) throw new Error('The row of the test is no race');
  return shareCardOf(race);
};

describe('the picture of a race', () => {
  it('says what is known before the race', () => {
    expect(
      card({
        hippo: 'Vincennes',
        prixnom: 'Prix de Vesoul',
        typec: 'Attelé',
        dist: '2850',
        partant: '16',
        heure: '15:15',
      }),
    ).toMatchObject({
      place: 'R1 · Vincennes',
      title: 'C8 – Prix de Vesoul',
      when: expect.stringMatching(/^samedi 21 novembre 2026 à 15h15$/),
      facts: expect.stringMatching(/^trot attelé · 2.850.m · 16.partants/),
      arrival: [],
    });
  });

  it('names the first five once it is run', () => {
    expect(card({ arriv: '4 - 8 - 1 - 12 - 3 - 9' }).arrival).toEqual(['4', '8', '1', '12', '3']);
  });

  it('is drawn whole whatever a race is called', async () => {
    const long = card({ prixnom: 'Grand Prix '.repeat(40), hippo: 'Saint-Brieuc-la-Longue '.repeat(10) });
    const drawn = await createShareCards().draw(long);
    expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)]).toEqual([1200, 630]);
    const nameless = await createShareCards().draw(card({ prixnom: '', hippo: '', dist: '', partant: '' }));
    expect(nameless.length).toBeGreaterThan(1000);
  });
});
