import { contentPath, kindOf, readContentAddress } from './contentAddress';

const NOW = Date.parse('2026-11-21T14:15:00Z');
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://site').searchParams);

describe('the address of the editor', () => {
  it('is read as it is written', () => {
    const written = contentPath('tips', { jour: '2026-11-22', key: '1204' });
    expect(written).toBe('/Admin?vue=contenus&liste=pronostics&jour=2026-11-22&cle=1204');
    expect(readContentAddress(queryOf(written), NOW)).toEqual({
      list: 'tips',
      jour: '2026-11-22',
      key: '1204',
      isNew: false,
    });
    const fresh = queryOf(contentPath('articles', { isNew: true }));
    expect(readContentAddress(fresh, NOW)).toMatchObject({ list: 'articles', key: null, isNew: true });
  });

  it('is the first list, today, where it says nothing that can be used', () => {
    const strange = { vue: 'contenus', liste: 'autre', jour: '2026-99-99' };
    expect(readContentAddress(strange, NOW)).toEqual({
      list: 'tips',
      jour: '2026-11-21',
      key: null,
      isNew: false,
    });
  });

  it('knows the seller from a legal page', () => {
    expect(kindOf({ list: 'legal', key: 'vendeur' })).toBe('seller');
    expect(kindOf({ list: 'legal', key: 'cgv' })).toBe('legal');
    expect(kindOf({ list: 'articles', key: 'vendeur' })).toBe('articles');
  });
});
