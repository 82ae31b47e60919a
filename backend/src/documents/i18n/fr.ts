import type { EntityKind } from '@galopin/shared/contracts';
import { formatCount, typeset } from '@galopin/shared/lib';

/** What documents say of the pages they bring; titles are those the pages give themselves. */
export const fr = typeset({
  site: 'Galopin',
  home: {
    title: 'Les courses du jour',
    racesOf: (day: string, races: number, meetings: number) =>
      `Courses hippiques du ${day} : ${formatCount(races, 'course')}, ${formatCount(meetings, 'réunion')}.`,
    more: 'Partants, cotes, arrivées et rapports du PMU.',
    none: 'Les réunions et les courses du jour, les partants, les arrivées, les pronostics et le guide des paris.',
  },
  race: {
    untitled: 'Course',
    at: (name: string, racecourse: string) => (racecourse === '' ? name : `${name} à ${racecourse}`),
    on: (day: string, time: string | null) => (time === null ? day : `${day} à ${time}`),
    disciplines: {
      Attelé: 'trot attelé',
      Monté: 'trot monté',
      Plat: 'plat',
      Haies: 'haies',
      'Steeple-chase': 'steeple-chase',
      'Steeple-chase cross-country': 'cross-country',
    } as Readonly<Record<string, string>>,
    runners: (count: number) => formatCount(count, 'partant'),
    facts: (head: string, facts: string) => (facts === '' ? `${head}.` : `${head} : ${facts}.`),
    ahead: 'Partants, cotes, pronostics et statistiques.',
    run: 'Arrivée, rapports, partants et cotes.',
    sport: 'Courses hippiques',
    quinte: 'Quinté+',
    arrival: 'Arrivée',
  },
  horse: {
    untitled: 'Cheval',
    sexes: { F: 'femelle', M: 'mâle', H: 'hongre' } as Readonly<Record<string, string>>,
    born: (years: number) => (years < 2 ? `${years} an` : `${years} ans`),
    by: (sire: string, dam: string) => `par ${sire} et ${dam}`,
    trainedBy: (trainer: string) => `entraînement ${trainer}`,
    more: 'Performances, musique, engagements et statistiques.',
  },
  jockey: {
    untitled: 'Jockey',
    is: 'Jockey ou driver',
    more: 'Victoires, places, réussite, montes du jour et performances.',
  },
  trainer: {
    untitled: 'Entraîneur',
    is: 'Entraîneur de chevaux de course',
    more: 'Victoires, places, réussite, partants du jour et performances.',
  },
  tips: {
    title: (day: string) => `Pronostics du ${day}`,
    description: (day: string) =>
      `Pronostics hippiques du ${day} : base, chances régulières, outsiders, coup de cœur et synthèse de la presse.`,
  },
  guide: {
    title: 'Guide des paris',
    description:
      'Les paris hippiques expliqués : Simple, Couplé, Trio, Tiercé, Quarté+, Quinté+, mises, rapports, calculateur et lexique.',
  },
  /** Before the colon of a description. */
  named: (name: string, facts: string) => (facts === '' ? `${name}.` : `${name} : ${facts}.`),
}) satisfies Record<EntityKind, unknown> & Record<string, unknown>;
