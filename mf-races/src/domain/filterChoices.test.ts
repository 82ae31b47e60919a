import { dayRace } from '../testing/raceFixtures';
import { NO_FILTERS } from './dayFilters';
import { filterChoices } from './filterChoices';

const RACES = [
  dayRace({ id: 1, discipline: 'Plat', country: 'SE' }),
  dayRace({ id: 2, discipline: 'Attelé', isQuinte: true }),
  dayRace({ id: 3, discipline: 'Attelé' }),
  dayRace({ id: 4, discipline: 'Poneys', country: 'DE' }),
  dayRace({ id: 5, discipline: '' }),
];
const said = (choices: readonly { label: string; count: number; isChosen: boolean }[]) =>
  choices.map(({ label, count, isChosen }) => `${label} ${count}${isChosen ? ' ✓' : ''}`);

describe('the choices of a day', () => {
  it('are its disciplines, trot first, and its countries, France first, each with its races', () => {
    const { disciplines, countries, quinte } = filterChoices(RACES, NO_FILTERS);
    expect(said(disciplines)).toEqual(['Attelé 2', 'Plat 1', 'Poneys 1']);
    expect(said(countries)).toEqual(['France 3', 'Allemagne 1', 'Suède 1']);
    expect(quinte).toMatchObject({ count: 1, isChosen: false });
  });

  it('are counted within the other kinds of filters, not within their own', () => {
    const { disciplines, countries, quinte } = filterChoices(RACES, { ...NO_FILTERS, disciplines: ['plat'] });
    expect(said(disciplines)).toEqual(['Attelé 2', 'Plat 1 ✓', 'Poneys 1']);
    expect(said(countries)).toEqual(['France 0', 'Allemagne 0', 'Suède 1']);
    expect(quinte?.count).toBe(0);
  });

  it('hold what is chosen, also where the day has none of it', () => {
    const { disciplines, countries, quinte } = filterChoices([], {
      disciplines: ['haies'],
      countries: ['JP'],
      quinte: true,
    });
    expect(said(disciplines)).toEqual(['Haies 0 ✓']);
    expect(said(countries)).toEqual(['Japon 0 ✓']);
    expect(quinte).toMatchObject({ count: 0, isChosen: true });
  });

  it('are none where all races are alike', () => {
    const { disciplines, countries, quinte } = filterChoices([dayRace()], NO_FILTERS);
    expect([disciplines, countries, quinte]).toEqual([[], [], null]);
  });
});
