import { mapRace } from '../api/raceMapper';
import { raceRow } from '../testing/entityFixtures';
import {
  ageLabel,
  explainFinishes,
  groundLabel,
  measuredGround,
  notClassedWords,
  raceTitle,
  trackLabel,
  turnLabel,
  weatherLabel,
} from './raceLabels';

const race = (over: Parameters<typeof raceRow>[0] = {}) => {
  const mapped = mapRace([raceRow(over)]);
  if (mapped === null) throw new Error('no race');
  return mapped;
};

describe('raceTitle', () => {
  it('names meeting and race', () => expect(raceTitle(race())).toBe('R1\u00a0C4 – Prix de Vesoul'));

  it('makes do without a meeting number', () =>
    expect(raceTitle(race({ reun: 'Vire' }))).toBe('C4 – Prix de Vesoul'));

  it('has a word for a race without a name', () =>
    expect(raceTitle({ meeting: null, number: null, name: '' })).toBe('Course'));
});

describe('ageLabel', () => {
  it.each([
    ['5-10', '', '5 à 10 ans'],
    ['4', 'Pour 4 ans et au-dessus.', '4 ans et plus'],
    ['4', 'Pour poulains de 4 ans.', '4\u00a0ans'],
    ['4+', '', '4 ans et plus'],
    ['4', '', ''],
    ['', '', ''],
  ])('writes %p (%p) as %p', (age, condi, label) => expect(ageLabel(race({ age, condi }))).toBe(label));
});

describe('trackLabel', () => {
  it('names surface and track', () => expect(trackLabel(race())).toBe('Cendrée, grande piste'));

  it('is empty when nothing is known', () => expect(trackLabel(race({ natpis: '', pistegp: '' }))).toBe(''));
});

describe('the ground', () => {
  it('is told apart from the sky it stands with', () => {
    const wet = race({ meteo: 'Couvert, terrain très souple', natpis: 'PH', temperature: 12 });
    expect([groundLabel(wet), weatherLabel(wet)]).toEqual(['terrain très souple', 'Couvert, 12\u00a0°C']);
    const sand = race({ meteo: 'Peu nuageux, piste standard', natpis: 'PSF' });
    expect([groundLabel(sand), weatherLabel(sand)]).toEqual(['piste standard', 'Peu nuageux, 0\u00a0°C']);
    const only = race({ meteo: 'terrain lourd' });
    expect([groundLabel(only), only.weather.sky]).toEqual(['terrain lourd', '']);
    expect(groundLabel(race({ meteo: 'Couvert.' }))).toBe('');
  });

  it('is told as it was measured', () => {
    const ground = { label: 'Bon souple', value: 3.2, time: '10:00', comment: '' };
    expect(measuredGround(ground)).toBe('Bon souple, pénétromètre 3,2 à 10h00');
    expect(measuredGround({ ...ground, value: null, time: '', comment: 'arrosé' })).toBe(
      'Bon souple (arrosé)',
    );
  });
});

describe('weatherLabel', () => {
  it('joins what is known', () => {
    const weather = {
      nebulositeLibelleCourt: 'Peu nuageux',
      temperature: 12,
      forceVent: 19,
      directionVent: 'SO',
    };
    expect(weatherLabel(race(weather))).toBe('Peu nuageux, 12\u00a0°C, vent 19\u00a0km/h (SO)');
  });

  it('joins a sentence without its full stop', () =>
    expect(weatherLabel(race({ meteo: 'Quelques nuages.', forceVent: 5 }))).toMatch(/^Quelques nuages, /));

  it('does not say the temperature twice', () =>
    expect(weatherLabel(race({ meteo: 'Couvert, 10°C', temperature: 10 }))).toBe('Couvert, 10°C'));

  it('is empty before it is known', () => expect(weatherLabel(race())).toBe(''));
});

describe('notClassedWords', () => {
  it('explains codes and ranks with letters', () => {
    expect(notClassedWords('ARR')).toEqual({ label: 'Arr.', meaning: 'arrêté' });
    expect(notClassedWords('8D')).toEqual({ label: '8D', meaning: '8e, puis disqualifié ou rétrogradé' });
    expect(notClassedWords('constructor')).toBeNull();
  });
});

describe('explainFinishes', () => {
  it('explains each way once', () => {
    const finish = { kind: 'notClassed', code: 'DAI' } as const;
    expect(explainFinishes([finish, finish, { kind: 'nonRunner' }]).map(({ label }) => label)).toEqual([
      'DAI',
      'NP',
    ]);
  });
});

describe('turnLabel', () => {
  it.each([
    ['droite', 'corde à droite'],
    ['gauche', 'corde à gauche'],
    ['ligne droite', 'en ligne droite'],
    ['en huit', 'corde en huit'],
    ['', ''],
  ])('says %j as %j', (turn, words) => {
    expect(turnLabel({ turn })).toBe(words);
  });
});
