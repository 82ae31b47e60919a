import { createFakeShell } from '@galopin/shared/testing';
import type { RaceCard } from '../../domain/RaceCard';
import { raceRow, runnerRow, shellWith } from '../../testing/entityFixtures';
import { loadRaceCard } from './raceCardLoader';
import { rememberShownCard, shownCard } from './shownCard';

const { logger } = createFakeShell();
const TAB = { onglet: 'comparer', chevaux: '1,2' };

const load = (shell = shellWith({ races: [raceRow()], runners: [runnerRow(1)] }), query = {}) =>
  loadRaceCard({ params: { id: '77' }, query, shell, signal: new AbortController().signal });

describe('the card on the page', () => {
  let card: RaceCard;
  beforeAll(async () => {
    card = await load();
  });

  it('serves every other tab of the same race, until the page is left', () => {
    const forget = rememberShownCard(logger, card, TAB);
    expect(shownCard(logger, { id: 77, query: { onglet: 'partants' } })).toBe(card);
    expect(shownCard(logger, { id: 77, query: {} })).toBe(card);
    forget();
    expect(shownCard(logger, { id: 77, query: {} })).toBeNull();
  });

  it.each([
    ['the same address again', 77, { ...TAB }],
    ['another race', 78, {}],
  ])('does not serve %s', (_, id, query) => {
    const forget = rememberShownCard(logger, card, TAB);
    expect(shownCard(logger, { id, query })).toBeNull();
    forget();
  });

  it('is asked for again where its runners could not be had', () => {
    const forget = rememberShownCard(logger, { ...card, runnersFailure: 'offline' }, TAB);
    expect(shownCard(logger, { id: 77, query: {} })).toBeNull();
    forget();
  });

  it('is what the loader hands on for another tab, without a call', async () => {
    const shell = shellWith({ races: [raceRow()], runners: [runnerRow(1)] });
    rememberShownCard(shell.logger, card, TAB);
    expect(await load(shell, { onglet: 'partants' })).toBe(card);
    expect(shell.calls).toEqual([]);
  });
});
