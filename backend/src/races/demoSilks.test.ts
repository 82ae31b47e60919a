import { demoSilks } from './demoSilks';

const owners = Array.from({ length: 300 }, (_, index) => `Écurie n° ${index}`);

describe('demoSilks', () => {
  it('gives an owner the same colours every time', () =>
    expect(demoSilks('Écurie du Bois Joli')).toEqual(demoSilks('Écurie du Bois Joli')));

  it('never draws a pattern in the colour of its jacket', () => {
    for (const owner of owners) {
      const { jacket, mark } = demoSilks(owner);
      expect(mark).not.toBe(jacket);
    }
  });

  it('tells most owners apart', () => {
    const different = new Set(owners.map((owner) => JSON.stringify(demoSilks(owner))));
    expect(different.size).toBeGreaterThan(290);
  });
});
