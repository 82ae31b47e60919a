import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';
import {
  createFakeShell,
  type FakeShell,
  type FakeShellOptions,
  type RecordedCall,
} from '@galopin/shared/testing';

/** An hour before the race of {@link raceRow}. */
const BEFORE_RACE = Date.parse('2026-11-21T12:00:00Z');
/** A quarter of an hour after its start. */
export const AFTER_RACE = Date.parse('2026-11-21T13:15:00Z');

/** A trot race of 21 November 2026, 14:00 in Paris, as the API sends it. */
export function raceRow(over: Partial<CaractrapRow> = {}): Partial<CaractrapRow> {
  return {
    id: 77,
    jour: '2026-11-21',
    heure: '14:00:00',
    hippo: 'Paris-Vincennes',
    reun: '1',
    prix: 4,
    prixnom: 'Prix de Vesoul',
    typec: 'Attelé',
    partant: '3',
    dist: '2850',
    groupe: 'Groupe II',
    sex: 'tous chevaux',
    corde: 'gauche',
    age: '5-10',
    autos: '1',
    cheque: '150000',
    quinte: 1,
    natpis: 'DUR',
    pistegp: 'Grande piste',
    arriv: '',
    condi: 'Pour 5 à 10 ans inclus.',
    temperature: 0,
    forceVent: 0,
    devise: 'EUR',
    ...over,
  };
}

/** A runner of that race, not yet run. */
export function runnerRow(numero: number, over: Partial<CachedateRow> = {}): Partial<CachedateRow> {
  return {
    id: Number(`77${numero}`),
    numcourse: 77,
    jour: '2026-11-21',
    hippo: 'Paris-Vincennes',
    numero,
    cl: '',
    dist: 2850,
    partant: 3,
    typec: 'Attelé',
    cheque: '150000',
    cheval: `Cheval ${numero}`,
    sexe: 'H',
    age: 7,
    idChe: 100 + numero,
    jockey: `Driver ${numero}`,
    idJockey: 200 + numero,
    entraineur: `Entraîneur ${numero}`,
    idEntraineur: 300 + numero,
    cotedirect: 0,
    coteprob: 0,
    defoeil: 'DD',
    defFirstTime: 0,
    gains: '299900',
    gainsCarriere: 29_990_000,
    musiqueche: 'Da 3a 5a 4a Da 5a 7a',
    devise: 'EUR',
    ...over,
  };
}

/** Answers by path; an Error is thrown. What is not named is empty. */
export interface EntityAnswers {
  readonly races?: unknown;
  readonly runners?: unknown;
  readonly arrivals?: unknown;
  /** Of race 77: what stands around it, its odds over time, payouts and what its runners did before. */
  readonly around?: unknown;
  readonly odds?: unknown;
  readonly payouts?: unknown;
  readonly aptitudes?: unknown;
  readonly compare?: unknown;
  /** Past races of horse 101, whose number is 1. */
  readonly past?: unknown;
  /** Of cloud functions. */
  readonly tips?: unknown;
  readonly press?: unknown;
}

/** A fake shell whose API has these answers. */
export function shellWith(answers: EntityAnswers, options: FakeShellOptions = {}): FakeShell {
  const byPath: Readonly<Record<string, () => unknown>> = {
    '/caractrap': () => answers.races ?? [],
    '/cachedate': () => answers.runners ?? [],
    '/apin/arrivals': () => answers.arrivals ?? { arrivals: {} },
    '/apin/races/77': () => answers.around ?? { meeting: [], incidents: [], silks: [] },
    '/apin/races/77/odds': () => answers.odds ?? { odds: [] },
    '/apin/races/77/payouts': () => answers.payouts ?? { payouts: [] },
    '/apin/races/77/compare': () =>
      answers.compare ?? { ground: '', runners: [], meetings: { total: 0, races: [] } },
    '/apin/races/77/aptitudes': () => answers.aptitudes ?? { aptitudes: [] },
    '/apin/entities/horse/101/performances': () => answers.past ?? { total: 0, rows: [] },
    tipsOfDay: () => answers.tips ?? { tips: [], locked: [], total: 0, unlocked: false },
    pressOfDay: () => answers.press ?? { press: [] },
  };
  const answer = ({ name }: RecordedCall) => {
    const found = byPath[name]?.();
    if (found instanceof Error) throw found;
    return found;
  };
  return createFakeShell({ now: BEFORE_RACE, ...options, answer });
}
