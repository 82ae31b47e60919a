import { readEntityView, showsNewest, writeEntityView } from './entityView';

const horse = (query: Record<string, string>) => readEntityView('horse', query);

describe('what the address says', () => {
  it('is a career for a horse and a year for people unless it says otherwise', () => {
    expect(horse({}).period).toBe('all');
    expect(readEntityView('jockey', {}).period).toBe('year');
    expect(readEntityView('trainer', { periode: 'tout' }).period).toBe('all');
  });

  it('is read and written the same', () => {
    const address = '?periode=365j&discipline=Attel%C3%A9&tri=place&page=3';
    const view = horse(Object.fromEntries(new URLSearchParams(address)));
    expect(view).toEqual({ period: 'year', discipline: 'Attelé', sort: 'rank', page: 3 });
    expect(writeEntityView('horse', view)).toBe(address);
    expect(writeEntityView('horse', horse({}))).toBe('');
  });

  it.each(['0', '-1', 'x', '1.5', '99999', ''])('has no page %p', (page) => {
    expect(horse({ page }).page).toBe(1);
  });

  it('is as usual where it says what is no choice', () => {
    expect(horse({ tri: 'rank', periode: 'year' })).toEqual(horse({}));
  });

  it('asks for more than the newest performances only when something was chosen', () => {
    expect(showsNewest(horse({ periode: '365j' }))).toBe(true);
    for (const query of [{ page: '2' }, { tri: 'cote' }, { discipline: 'Plat' }]) {
      expect(showsNewest(horse(query))).toBe(false);
    }
  });
});
