import { createFollowJournal } from './createFollowJournal';

const NOW = Date.parse('2026-11-21T13:00:00Z');
const MINUTE = 60_000;
const PROGRAMME = { address: 'programme/21112026', jour: '2026-11-21', document: 'programme' } as const;

describe('the journal of those who follow', () => {
  it('is well while standing by, whatever the feed does', () => {
    const journal = createFollowJournal(NOW);
    journal.noteFailure('away');
    expect(journal.health(NOW + 60 * MINUTE)).toEqual({
      status: 'ok',
      role: 'standing by',
      lastAnswerAt: null,
      failures: 1,
      reason: 'away',
      unusable: [],
      daysWithoutRaces: [],
      filling: null,
    });
  });

  it('is degraded from the first failure to the next good answer, and says why', () => {
    const journal = createFollowJournal(NOW);
    journal.takeRole('following');
    expect(journal.health(NOW).status).toBe('ok');
    journal.noteFailure('status 503');
    journal.noteFailure('no answer');
    expect(journal.health(NOW)).toMatchObject({ status: 'degraded', failures: 2, reason: 'no answer' });
    journal.noteAnswer(PROGRAMME, NOW + MINUTE);
    expect(journal.health(NOW + MINUTE)).toEqual({
      status: 'ok',
      role: 'following',
      lastAnswerAt: '2026-11-21T13:01:00.000Z',
      failures: 0,
      reason: null,
      unusable: [],
      daysWithoutRaces: [],
      filling: null,
    });
  });

  it('is degraded when the feed has said nothing for twenty minutes', () => {
    const journal = createFollowJournal(NOW);
    journal.takeRole('following');
    expect(journal.health(NOW + 20 * MINUTE).status).toBe('ok');
    expect(journal.health(NOW + 21 * MINUTE).status).toBe('degraded');
  });

  it('counts by kind what could not be used, and is degraded until the same document can', () => {
    const journal = createFollowJournal(NOW);
    journal.takeRole('following');
    journal.noteAnswer(PROGRAMME, NOW);
    journal.noteUnusable(PROGRAMME, 'none of its 60 races could be read');
    journal.noteUnusable(PROGRAMME, 'none of its 60 races could be read');
    journal.noteAnswer({ ...PROGRAMME, address: 'programme/21112026/R1/C1', document: 'race' }, NOW + MINUTE);
    expect(journal.health(NOW + MINUTE)).toMatchObject({
      status: 'degraded',
      lastAnswerAt: '2026-11-21T13:01:00.000Z',
      failures: 0,
      reason: 'none of its 60 races could be read',
      unusable: [{ document: 'programme', times: 2 }],
    });
    journal.noteAnswer(PROGRAMME, NOW + 2 * MINUTE);
    expect(journal.health(NOW + 2 * MINUTE)).toMatchObject({
      status: 'ok',
      reason: null,
      unusable: [{ document: 'programme', times: 2 }],
    });
  });

  it('is degraded by a day without races that has come, and forgets it with the day', () => {
    const journal = createFollowJournal(NOW);
    journal.takeRole('following');
    journal.noteRaces('2026-11-22', 0);
    expect(journal.health(NOW)).toMatchObject({ status: 'ok', daysWithoutRaces: ['2026-11-22'] });
    journal.noteRaces('2026-11-21', 0);
    journal.noteUnusable(PROGRAMME, 'garbage');
    expect(journal.health(NOW)).toMatchObject({
      status: 'degraded',
      daysWithoutRaces: ['2026-11-22', '2026-11-21'],
    });
    journal.forgetDay('2026-11-21');
    expect(journal.health(NOW)).toMatchObject({ status: 'ok', daysWithoutRaces: ['2026-11-22'] });
  });

  it('says how far a past day is filled, until another process follows', () => {
    const journal = createFollowJournal(NOW);
    const filling = { jour: '2026-11-19', done: 3, total: 9, daysLeft: 1 };
    journal.noteFilling(filling);
    expect(journal.health(NOW).filling).toEqual(filling);
    journal.takeRole('standing by');
    expect(journal.health(NOW).filling).toBeNull();
  });
});
