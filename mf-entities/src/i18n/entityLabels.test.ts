import type { EntitySplitName } from '@galopin/shared/contracts';
import { partLabel, roleLabel, startsLabel, tallyLabel } from './entityLabels';

/** Shows no-break spaces as `_`. */
const show = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, '_');

describe('partLabel', () => {
  it.each<[EntitySplitName, string, string]>([
    ['discipline', 'Attelé', 'Trot attelé'],
    ['distance', '0', 'Moins de 1_400_m'],
    ['distance', '1800', '1_800 à 2_199_m'],
    ['distance', '4000', '4_000_m et plus'],
    ['draw', 'flat-1', 'Plat, corde 1 à 4'],
    ['draw', 'flat-13', 'Plat, corde 13 et plus'],
    ['draw', 'mobile-5', 'Autostart, 5 à 9'],
    ['draw', 'mobile-10', 'Autostart, 10 et plus (seconde ligne)'],
    ['surface', 'PSF', 'Sable fibré'],
    ['surface', 'XYZ', 'XYZ'],
    ['ground', 'bon souple', 'Bon souple'],
    ['racecourse', 'Paris-Vincennes', 'Paris-Vincennes'],
  ])('writes the part %s %s as %s', (split, key, label) => {
    expect(show(partLabel(split, key))).toBe(label);
  });
});

describe('roles', () => {
  it('names a rider after what they do, others after what they are', () => {
    expect(roleLabel('jockey', 'driver')).toBe('Driver');
    expect(roleLabel('horse', 'unknown')).toBe('Cheval');
  });

  it('counts rides of a jockey, races of a driver, runners of a trainer', () => {
    expect(startsLabel('jockey', 'jockey')).toBe('Montes');
    expect(startsLabel('jockey', 'driver')).toBe('Courses');
    expect(startsLabel('trainer', 'unknown')).toBe('Partants');
  });
});

describe('tallyLabel', () => {
  it('has singulars and plurals', () =>
    expect(show(tallyLabel({ starts: 1200, wins: 1, places: 0 }))).toBe(
      '1_200_courses, 1_victoire, 0_place',
    ));
});
