import {
  type Bet,
  type BetId,
  bets,
  FLEXI,
  type Flexi,
  type Formula,
  mustPlayEveryOrder,
  type StakeChoice,
} from '@galopin/shared/racing';
import { betCopy } from '../../i18n/betCopy';
import { stakeCopy } from '../../i18n/stakeCopy';

/** What stands in the form; numbers as they are typed. */
export interface StakeForm {
  /** Bet and horses of one combination: `multi-5`. */
  readonly play: string;
  readonly formula: Formula;
  readonly chosen: string;
  readonly bases: string;
  readonly runners: string;
  readonly everyOrder: boolean;
  readonly channel: StakeChoice['channel'];
  readonly flexi: Flexi;
}

/** A combiné that shows what the calculator is for. */
export const FIRST_FORM: StakeForm = {
  play: 'quinte-5',
  formula: 'combined',
  chosen: '7',
  bases: '1',
  runners: '16',
  everyOrder: false,
  channel: 'online',
  flexi: 100,
};

/** A bet as it is played: the Multi once for each number of horses. */
interface Play {
  readonly key: string;
  readonly label: string;
  readonly bet: Bet & { readonly id: BetId };
  readonly wanted: number;
}

/** Every bet that combinations are counted of, in the order of the guide. */
export const PLAYS: readonly Play[] = bets.flatMap((bet): Play[] => {
  if (bet.horses === null) return [];
  const [fewest, most] = bet.horses;
  const { name } = betCopy.texts[bet.id];
  return Array.from({ length: most - fewest + 1 }, (_, index) => {
    const wanted = fewest + index;
    const label = fewest === most ? name : stakeCopy.inHorses(name, wanted);
    return { key: `${bet.id}-${wanted}`, label, bet, wanted };
  });
});

/** What the form asks for, numbers read. */
export function readForm(form: StakeForm): StakeChoice {
  const { bet, wanted } = playOf(form);
  return {
    ...form,
    bet,
    wanted,
    chosen: readNumber(form.chosen),
    bases: readNumber(form.bases),
    runners: readNumber(form.runners),
  };
}

/** A champ needs a horse beside its bases. */
export function formulasOf(form: StakeForm): readonly Formula[] {
  return playOf(form).wanted > 1 ? ['unit', 'combined', 'partialField', 'fullField'] : ['unit', 'combined'];
}

export function sharesOf(form: StakeForm): readonly Flexi[] {
  const { bet } = playOf(form);
  return FLEXI.filter(
    (share) => share === 100 || (form.formula !== 'unit' && bet.flexi.some((one) => one === share)),
  );
}

/** Whether there is a choice between one order and all of them. */
export function asksForOrder(form: StakeForm): boolean {
  const { bet } = playOf(form);
  return bet.order !== 'any' && !mustPlayEveryOrder({ bet, formula: form.formula });
}

/** The form after a change, choices that are not there any more put back. */
export function changeForm(form: StakeForm, change: Partial<StakeForm>): StakeForm {
  const changed = { ...form, ...change };
  const formula = formulasOf(changed).includes(changed.formula) ? changed.formula : 'combined';
  const whole = { ...changed, formula };
  return sharesOf(whole).includes(whole.flexi) ? whole : { ...whole, flexi: 100 };
}

function playOf({ play }: Pick<StakeForm, 'play'>): Play {
  const found = PLAYS.find(({ key }) => key === play);
  if (found === undefined) throw new Error(`There is no bet ${play} to calculate.`);
  return found;
}

function readNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
}
