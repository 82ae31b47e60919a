import { createFollowJournal } from './createFollowJournal';

const NOW = Date.parse('2026-11-21T13:00:00Z');
const MINUTE = 60_000;

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
    });
  });

  it('is degraded from the first failure to the next good answer, and says why', () => {
    const journal = createFollowJournal(NOW);
    journal.takeRole('following');
    expect(journal.health(NOW).status).toBe('ok');
    journal.noteFailure('status 503');
    journal.noteFailure('no answer');
    expect(journal.health(NOW)).toMatchObject({ status: 'degraded', failures: 2, reason: 'no answer' });
    journal.noteAnswer(NOW + MINUTE);
    expect(journal.health(NOW + MINUTE)).toEqual({
      status: 'ok',
      role: 'following',
      lastAnswerAt: '2026-11-21T13:01:00.000Z',
      failures: 0,
      reason: null,
    });
  });

  it('is degraded when the feed has said nothing for twenty minutes', () => {
    const journal = createFollowJournal(NOW);
    journal.takeRole('following');
    expect(journal.health(NOW + 20 * MINUTE).status).toBe('ok');
    expect(journal.health(NOW + 21 * MINUTE).status).toBe('degraded');
  });
});
