import { chooseRequest } from './chooseRequest';
import type { FeedDocument } from './FollowedDay';
import type { FeedRequest } from './nextRequests';

const NOW = Date.parse('2026-11-21T13:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const NEVER_ASKED = Number.NEGATIVE_INFINITY;

const request = (document: FeedDocument, prix: number | null, due: number, startsIn = 0): FeedRequest => ({
  address: `${document} ${prix}`,
  jour: '2026-11-21',
  document,
  key: prix === null ? null : { jour: '2026-11-21', reun: 1, prix },
  due,
  startsAt: prix === null ? null : NOW + startsIn,
});

/** Addresses in the order they are asked, each once. */
function orderOf(requests: readonly FeedRequest[], watched = 0): string[] {
  const next = chooseRequest(requests, NOW, watched);
  if (next === null) return [];
  return [
    next.address,
    ...orderOf(
      requests.filter((other) => other !== next),
      next.document === 'race' ? watched + 1 : 0,
    ),
  ];
}

describe('the request that comes next', () => {
  it('is none when there are none', () => expect(chooseRequest([], NOW, 0)).toBeNull());

  it('is the most awaited of what is due, the next race’s first', () => {
    expect(
      orderOf([
        request('performances-detaillees/pretty', 1, NEVER_ASKED),
        request('participants', 2, NEVER_ASKED, 30 * MINUTE),
        request('participants', 1, NEVER_ASKED, 10 * MINUTE),
        request('rapports-definitifs', 3, NOW),
        request('programme', null, NOW),
      ]),
    ).toEqual([
      'programme null',
      'rapports-definitifs 3',
      'participants 1',
      'participants 2',
      'performances-detaillees/pretty 1',
    ]);
  });

  it('is the race that has waited longest of several that are watched', () => {
    expect(
      orderOf([
        request('race', 1, NOW - SECOND),
        request('race', 2, NOW - 3 * SECOND, -20 * MINUTE),
        request('race', 3, NOW - 2 * SECOND, -10 * MINUTE),
      ]),
    ).toEqual(['race 2', 'race 3', 'race 1']);
  });

  it('is every fourth time something else than a race that is watched', () => {
    expect(
      orderOf([
        ...[1, 2, 3, 4].map((prix) => request('race', prix, NOW)),
        request('participants', 5, NEVER_ASKED, 30 * MINUTE),
        request('participants', 6, NEVER_ASKED, 60 * MINUTE),
        request('programme', null, NOW + SECOND),
      ]),
    ).toEqual(['race 1', 'race 2', 'race 3', 'participants 5', 'race 4', 'participants 6', 'programme null']);
  });

  it('is what will be due first when nothing is', () => {
    expect(orderOf([request('race', 1, NOW + 2 * SECOND), request('participants', 2, NOW + SECOND)])).toEqual(
      ['participants 2', 'race 1'],
    );
  });
});
