import type { CachedateRow } from '../../contracts/dictionary';
import { parseForm, type FormItem } from '../parseForm';

/** What a runner's row says of it before the race. */
export type RunnerFacts = Partial<
  Pick<
    CachedateRow,
    | 'musiqueche'
    | 'defFirstTime'
    | 'oeilFirstTime'
    | 'defoeil'
    | 'sexe'
    | 'nbrCourseChevalHippo'
    | 'pourcVictChevalHippo'
    | 'nbCourseCouple'
    | 'nbVictCouple'
    | 'indicateurInedit'
  >
>;

/** Starts of the form that a sentence looks at. */
const RECENT = 5;
const PLACED = 3;
/** Starts of a pair from which its wins say something. */
const FEWEST_TOGETHER = 3;

/**
 * A French sentence or three on a runner, of its row alone: its form, what it wears for the first time, what it did at
 * this racecourse and with this rider. Empty for one of which nothing is to be said.
 * @param most characters; sentences that do not fit are left out, the first ones are the weightiest
 */
export function describeRunner(facts: RunnerFacts, most = 200): string {
  const sentences = [formOf(facts), equipmentOf(facts), racecourseOf(facts), togetherOf(facts)];
  return sentences
    .filter((sentence) => sentence !== '')
    .reduce((text, sentence) => {
      const longer = text === '' ? sentence : `${text} ${sentence}`;
      return longer.length <= most ? longer : text;
    }, '');
}

const isStart = (item: FormItem) => item.kind === 'race';

function formOf({ musiqueche, sexe, indicateurInedit }: RunnerFacts): string {
  const ranks = (parseForm((musiqueche ?? '').trim()) ?? [])
    .filter(isStart)
    .slice(0, RECENT)
    .map(({ rank }) => rank);
  if (ranks.length === 0)
    return Number(indicateurInedit) === 1 ? `${feminine(sexe, 'Inédit', 'Inédite')}.` : '';
  const inARow = (isGood: (rank: number) => boolean) => {
    const end = ranks.findIndex((rank) => rank === null || !isGood(rank));
    return end === -1 ? ranks.length : end;
  };
  const wins = inARow((rank) => rank === 1);
  if (wins > 1) return `Reste sur ${inWords(wins)} victoires de suite.`;
  if (wins === 1) return 'Vient de gagner.';
  const placed = inARow((rank) => rank <= PLACED);
  if (placed > 1) return `${inWords(placed, true)} fois de suite dans les trois premiers.`;
  const among = ranks.filter((rank) => rank !== null && rank <= PLACED).length;
  if (among > 0)
    return `${among === 1 ? 'Une fois' : `${inWords(among, true)} fois`} dans les trois premiers en ${starts(ranks.length)}.`;
  return `Sans place dans les trois premiers en ${starts(ranks.length)}.`;
}

const starts = (count: number) => (count === 1 ? 'une sortie' : `${inWords(count)} sorties`);

/** @source `defoeil`: D bare, P plates; front then hind */
function equipmentOf({ defFirstTime, oeilFirstTime, defoeil, sexe }: RunnerFacts): string {
  if (defFirstTime === 1 && defoeil === 'DD')
    return `${feminine(sexe, 'Déferré', 'Déferrée')} des quatre pieds pour la première fois.`;
  if (defFirstTime === 1 && /D/.test(defoeil ?? ''))
    return `${feminine(sexe, 'Déferré', 'Déferrée')} ainsi pour la première fois.`;
  return oeilFirstTime === 1 ? 'Porte des œillères pour la première fois.' : '';
}

function racecourseOf({ nbrCourseChevalHippo, pourcVictChevalHippo, sexe }: RunnerFacts): string {
  const [count, percent] = [Number(nbrCourseChevalHippo ?? 0), Number(pourcVictChevalHippo ?? 0)];
  const wins = Math.round((count * percent) / 100);
  if (!(count > 0 && wins > 0)) return '';
  const winner = feminine(sexe, 'gagnant', 'gagnante');
  return `Déjà ${winner} sur cet hippodrome (${wins} sur ${count}).`;
}

function togetherOf({ nbCourseCouple, nbVictCouple }: RunnerFacts): string {
  const [count, wins] = [Number(nbCourseCouple ?? 0), Number(nbVictCouple ?? 0)];
  if (count < FEWEST_TOGETHER || wins < 1) return '';
  return `${wins === 1 ? 'Une victoire' : `${inWords(wins, true)} victoires`} en ${count} courses avec son partenaire du jour.`;
}

/** @source `sexe`: F is a mare, M an entire, H a gelding */
const feminine = (sex: string | null | undefined, masculine: string, other: string) =>
  (sex ?? '').trim().toUpperCase() === 'F' ? other : masculine;

const WORDS = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

function inWords(count: number, isFirst = false): string {
  const word = WORDS[count] ?? String(count);
  return isFirst ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
}
