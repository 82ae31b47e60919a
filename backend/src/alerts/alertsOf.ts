import { paths, type AlertKind, type EntityKind, type Favourites } from '@galopin/shared/contracts';
import type { AlertMessage } from './AlertMessage';
import { fr } from './i18n/fr';
import type { MetPrice } from './priceSql';
import type { FollowedRunner } from './readRunners';

/** Something that a member may be told, once. */
export interface Alert {
  readonly kind: AlertKind;
  /** What it tells of: who was told of all of them is not told again. */
  readonly keys: readonly string[];
  readonly message: AlertMessage;
  /** From when on it is of no use, epoch milliseconds. */
  readonly expiresAt: number;
}

const MINUTE = 60_000;
/** How long before the start a departure is told. */
export const DEPARTURE_MS = 10 * MINUTE;
/** How long an arrival is news. */
const ARRIVAL_MS = 30 * MINUTE;
/** Names in one message. */
const NAMES = 5;

interface Followed {
  readonly kind: EntityKind;
  readonly id: number;
  readonly name: string;
  readonly runner: FollowedRunner;
}

/** Who of a runner, its rider and its trainer is among favourites. */
function followedIn(runner: FollowedRunner, favourites: Favourites): Followed[] {
  const all = [
    { kind: 'horse', id: runner.horseId, name: runner.horse, list: favourites.horses },
    { kind: 'jockey', id: runner.jockeyId, name: runner.jockey, list: favourites.jockeys },
    { kind: 'trainer', id: runner.trainerId, name: runner.trainer, list: favourites.trainers },
  ] as const;
  return all
    .filter(({ id, list }) => list.includes(id))
    .map(({ kind, id, name }) => ({ kind, id, name, runner }));
}

const raceKey = ({ jour, meeting, raceNumber }: FollowedRunner) => `${jour}/${meeting}/${raceNumber ?? 0}`;

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

/**
 * What there is to tell a member of what they follow, of the kinds that they want.
 * @param now epoch milliseconds
 * @param known keys of declarations that the member was told of, which need not be told together with new ones
 */
export function alertsOf(
  runners: readonly FollowedRunner[],
  favourites: Favourites,
  { now, known }: { readonly now: number; readonly known: (key: string) => boolean },
): Alert[] {
  const followed = runners.flatMap((runner) => followedIn(runner, favourites));
  const toRun = followed.filter(({ runner }) => !runner.nonRunner && !runner.isOff && runner.startsAt > now);
  return [
    ...declarations(toRun, known),
    ...withdrawals(followed, now),
    ...departures(toRun, now),
    ...arrivals(followed, now),
  ];
}

/** One message for all who were declared since the last look. */
function declarations(followed: readonly Followed[], known: (key: string) => boolean): Alert[] {
  const keyOf = ({ kind, id, runner }: Followed) => `declared:${runner.jour}:${kind}:${id}`;
  const groups = groupBy(followed, keyOf).filter(([first]) => first !== undefined && !known(keyOf(first)));
  const isOne = groups.length === 1;
  const lines = groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { kind, name, runner } = first;
    const say = fr.declared;
    const what = kind === 'horse' ? say.horse(runner) : say.person(runner, group.length);
    return [isOne ? say.alone(what) : say.line(name, what)];
  });
  const [first] = groups.flat();
  if (first === undefined) return [];
  const rest = lines.length - NAMES;
  const body = [...lines.slice(0, NAMES), ...(rest > 0 ? [fr.declared.others(rest)] : [])].join('\n');
  const keys = groups.flatMap(([one]) => (one === undefined ? [] : [keyOf(one)]));
  return [
    {
      kind: 'declared',
      keys,
      message: {
        title: isOne ? fr.declared.one(first.name) : fr.declared.many(groups.length),
        body,
        path: isOne ? paths.race.to(first.runner.raceId) : paths.home.to(),
        tag: keys[0] ?? 'declared',
      },
      expiresAt: first.runner.startsAt,
    },
  ];
}

function withdrawals(followed: readonly Followed[], now: number): Alert[] {
  const news = followed.filter(
    ({ runner }) => runner.nonRunner && runner.withdrawal !== null && runner.startsAt > now,
  );
  return groupBy(news, ({ runner }) => `non-runner:${runner.withdrawal}`).flatMap(([first]): Alert[] => {
    if (first === undefined) return [];
    const { runner } = first;
    const tag = `non-runner:${runner.withdrawal}`;
    const body = fr.nonRunner.body(runner.number, runner);
    const message = {
      title: fr.nonRunner.title(runner.horse),
      body,
      path: paths.race.to(runner.raceId),
      tag,
    };
    return [{ kind: 'non-runner', keys: [tag], message, expiresAt: runner.startsAt }];
  });
}

const linesOf = (group: readonly Followed[], line: (followed: Followed) => string) =>
  [...new Set(group.map(line))].slice(0, NAMES).join(', ');

function departures(followed: readonly Followed[], now: number): Alert[] {
  const soon = followed.filter(({ runner }) => runner.time !== null && runner.startsAt - now <= DEPARTURE_MS);
  return groupBy(soon, ({ runner }) => raceKey(runner)).flatMap((group): Alert[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { runner } = first;
    const tag = `departure:${raceKey(runner)}`;
    const minutes = Math.max(1, Math.round((runner.startsAt - now) / MINUTE));
    const body = linesOf(group, (each) => fr.departure.runner(each.name, each.runner.number));
    const message = {
      title: fr.departure.title(runner, minutes),
      body,
      path: paths.race.to(runner.raceId),
      tag,
    };
    return [{ kind: 'departure', keys: [tag], message, expiresAt: runner.startsAt }];
  });
}

function arrivals(followed: readonly Followed[], now: number): Alert[] {
  const run = followed.filter(({ runner }) => runner.order !== null && !runner.nonRunner);
  return groupBy(run, ({ runner }) => raceKey(runner)).flatMap((group): Alert[] => {
    const [first] = group;
    const order = first?.runner.order ?? null;
    if (first === undefined || order === null) return [];
    const { runner } = first;
    const tag = `arrival:${raceKey(runner)}`;
    const rankOf = (number: number) => {
      const place = order.findIndex((numbers) => numbers.includes(number));
      return place < 0 ? null : order.slice(0, place).flat().length + 1;
    };
    const body = linesOf(group, (each) => {
      const rank = rankOf(each.runner.number);
      return rank === null ? fr.arrival.unplaced(each.name) : fr.arrival.placed(each.name, rank);
    });
    const message = {
      title: fr.arrival.title(runner, order.slice(0, NAMES)),
      body,
      path: paths.race.to(runner.raceId),
      tag,
    };
    return [{ kind: 'arrival', keys: [tag], message, expiresAt: now + ARRIVAL_MS }];
  });
}

/** A price that has come about. */
export function priceAlert(price: MetPrice): Alert {
  const { id, raceId, number, horse, latest, direction, odds, startsAt } = price;
  const tag = `odds:${id}`;
  const place = { ...price, meetingNumber: price.meeting };
  const message = {
    title: fr.odds.title(number, horse, latest),
    body: fr.odds.body(direction, odds, place),
    path: paths.race.to(raceId),
    tag,
  };
  return { kind: 'odds', keys: [tag], message, expiresAt: startsAt };
}
