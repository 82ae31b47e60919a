import { readNumbers, writeNumbers } from './readNumbers';

/** A ticket as its address has it; nothing of it is checked but that numbers are numbers. */
export interface TicketChoice {
  /** Id of a bet; empty for the race's first. */
  readonly bet: string;
  /** Horses of one combination, where a bet leaves the choice; empty for as many as are ticked. */
  readonly wanted: string;
  /** Saddle-cloth numbers in the order they were ticked, bases left out. */
  readonly numbers: readonly number[];
  /** Those that are in every combination. */
  readonly bases: readonly number[];
  /** All other starters stand beside the bases. */
  readonly isWholeField: boolean;
  readonly everyOrder: boolean;
  /** Share of the base stake, percent; empty for all of it. */
  readonly flexi: string;
  readonly channel: 'shop' | 'online';
  /** What stands for numbers and is none. */
  readonly unreadable: readonly string[];
}

/** Parameters of the address. */
const NAMES = {
  bet: 'pari',
  wanted: 'en',
  numbers: 'numeros',
  bases: 'bases',
  field: 'champ',
  order: 'ordre',
  flexi: 'flexi',
  channel: 'ou',
} as const;
const WHOLE_FIELD = 'total';
const EVERY_ORDER = 'tous';
const ONLINE = 'internet';

export function readTicketChoice(query: URLSearchParams): TicketChoice {
  const text = (name: keyof typeof NAMES) => query.get(NAMES[name]) ?? '';
  const chosen = readNumbers(text('numbers'));
  const bases = readNumbers(text('bases'));
  return {
    bet: text('bet'),
    wanted: text('wanted'),
    numbers: chosen.numbers.filter((number) => !bases.numbers.includes(number)),
    bases: bases.numbers,
    isWholeField: text('field') === WHOLE_FIELD,
    everyOrder: text('order') === EVERY_ORDER,
    flexi: text('flexi'),
    channel: text('channel') === ONLINE ? 'online' : 'shop',
    unreadable: [...chosen.unreadable, ...bases.unreadable],
  };
}

/** The parameters of a ticket; `null` for one that the address need not hold. */
export function writeTicketChoice(choice: TicketChoice): Readonly<Record<string, string | null>> {
  return {
    [NAMES.bet]: choice.bet || null,
    [NAMES.wanted]: choice.wanted || null,
    [NAMES.numbers]: writeNumbers(choice.numbers),
    [NAMES.bases]: writeNumbers(choice.bases),
    [NAMES.field]: choice.isWholeField ? WHOLE_FIELD : null,
    [NAMES.order]: choice.everyOrder ? EVERY_ORDER : null,
    [NAMES.flexi]: choice.flexi || null,
    [NAMES.channel]: choice.channel === 'online' ? ONLINE : null,
  };
}

/** Ticks a horse, or no longer. Of a whole field whoever is taken out leaves the others ticked. */
export function tick(choice: TicketChoice, number: number, starters: readonly number[]): TicketChoice {
  const { numbers, bases, isWholeField } = choice;
  const without = (list: readonly number[]) => list.filter((other) => other !== number);
  if (bases.includes(number)) return withBases(choice, without(bases));
  if (isWholeField && bases.length > 0) {
    const others = without(starters).filter((other) => !bases.includes(other));
    return { ...choice, isWholeField: false, numbers: others };
  }
  return {
    ...choice,
    isWholeField: false,
    numbers: numbers.includes(number) ? without(numbers) : [...numbers, number],
  };
}

/** Makes a horse a base, or a ticked one like the others again. */
export function tickBase(choice: TicketChoice, number: number): TicketChoice {
  const { numbers, bases } = choice;
  if (bases.includes(number))
    return {
      ...withBases(
        choice,
        bases.filter((other) => other !== number),
      ),
      numbers: [...numbers, number],
    };
  return {
    ...choice,
    bases: [...bases, number],
    numbers: numbers.filter((other) => other !== number),
  };
}

/** Without a base there is no whole field beside it. */
const withBases = (choice: TicketChoice, bases: readonly number[]): TicketChoice => ({
  ...choice,
  bases,
  isWholeField: choice.isWholeField && bases.length > 0,
});
