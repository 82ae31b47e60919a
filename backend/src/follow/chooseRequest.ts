import type { FeedDocument } from './FollowedDay';
import type { FeedRequest } from './nextRequests';

/** What is asked first of all that is due: who waits for an arrival before who waits for odds. */
const RANK: Readonly<Record<FeedDocument, number>> = {
  race: 0,
  programme: 1,
  'rapports-definitifs': 2,
  participants: 3,
  'performances-detaillees/pretty': 4,
  'pronostics-detailles': 5,
};

/** Half of the requests for the rest would make each of five races wait for more than two seconds. */
const WATCHED_IN_A_ROW = 3;

/**
 * The request to make next: of what is due by now the most awaited, the next race's first; of several races that are
 * watched the one that has waited longest. Nothing due: what will be, first. Races that are watched leave every fourth
 * request to the rest, so that neither holds up the other.
 * @param now epoch milliseconds
 * @param watched how many races were asked for in a row
 * @returns null when there is nothing to ask
 */
export function chooseRequest<Candidate extends FeedRequest>(
  requests: readonly Candidate[],
  now: number,
  watched: number,
): Candidate | null {
  const due = requests.filter((request) => request.due <= now);
  const others = watched >= WATCHED_IN_A_ROW ? due.filter(({ document }) => document !== 'race') : [];
  const [candidates, order] =
    due.length > 0 ? [others.length > 0 ? others : due, byRank(now)] : [requests, byTime(now)];
  return candidates.toSorted(order)[0] ?? null;
}

const rankOf = ({ document }: FeedRequest) => RANK[document];

function byRank(now: number) {
  return (one: FeedRequest, other: FeedRequest) =>
    rankOf(one) - rankOf(other) ||
    (one.document === 'race' ? one.due - other.due : 0) ||
    byDistance(one, other, now);
}

function byTime(now: number) {
  return (one: FeedRequest, other: FeedRequest) =>
    one.due - other.due || rankOf(one) - rankOf(other) || byDistance(one, other, now);
}

/** Nearest start first, races without a time last. */
function byDistance(one: FeedRequest, other: FeedRequest, now: number): number {
  const [nearer, farther] = [one, other].map(({ startsAt }) =>
    startsAt === null ? Number.MAX_VALUE : Math.abs(startsAt - now),
  ) as [number, number];
  return nearer - farther;
}
