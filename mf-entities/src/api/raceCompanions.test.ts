import { httpError } from '@galopin/shared/testing';
import { shellWith, type EntityAnswers } from '../testing/entityFixtures';
import { fetchAptitudes } from './fetchAptitudes';
import { fetchOdds } from './fetchOdds';
import { fetchPayouts } from './fetchPayouts';
import { fetchRacePress } from './fetchRacePress';
import { fetchRaceTip } from './fetchRaceTip';
import { fetchSurroundings } from './fetchSurroundings';

const { signal } = new AbortController();
const race = { id: 77, jour: '2026-11-21' };
const silks = { jacket: 'red', pattern: 'sash', mark: 'white', sleeves: 'red', cap: 'blue' };
const calls = {
  around: (answers: EntityAnswers) => fetchSurroundings(shellWith(answers), 77, signal),
  odds: (answers: EntityAnswers) => fetchOdds(shellWith(answers), 77, signal),
  payouts: (answers: EntityAnswers) => fetchPayouts(shellWith(answers), 77, signal),
  aptitudes: (answers: EntityAnswers) => fetchAptitudes(shellWith(answers), 77, signal),
  tips: (answers: EntityAnswers) => fetchRaceTip(shellWith(answers), race),
  press: (answers: EntityAnswers) => fetchRacePress(shellWith(answers), race),
};

describe('what comes beside a race', () => {
  it.each(Object.entries(calls))('%s: passes failures on and refuses another shape', async (part, call) => {
    await expect(call({ [part]: httpError(503) })).rejects.toMatchObject({ code: 'http' });
    await expect(call({ [part]: [] })).rejects.toMatchObject({ code: 'malformed' });
  });

  it('is the meeting, incidents and silks by runner', async () => {
    const row = {
      id: 78,
      jour: '2026-11-21',
      heure: '14:30',
      prix: 5,
      prixnom: 'Prix X',
      quinte: true,
      arriv: '2-1',
    };
    const around = {
      meeting: [row],
      incidents: [{ numero: 3, type: 'TOMBE' }],
      silks: [{ numero: 1, ...silks }],
    };
    expect(await calls.around({ around })).toMatchObject({
      meeting: [{ id: 78, number: 5, time: '14:30', isQuinte: true, arrival: { order: [[2], [1]] } }],
      incidents: [{ number: 3, type: 'TOMBE' }],
      silks: { 1: silks },
    });
  });

  it('refuses silks in a colour nobody can draw', async () => {
    const around = { meeting: [], incidents: [], silks: [{ numero: 1, ...silks, cap: 'mauve' }] };
    await expect(calls.around({ around })).rejects.toMatchObject({ code: 'malformed' });
  });

  it('is odds over time without those that stand for none', async () => {
    const points = [
      { kind: 'reference', at: 1, odds: 0 },
      { kind: 'direct', at: 2, odds: 4.5 },
    ];
    expect(await calls.odds({ odds: { odds: [{ numero: 3, points }] } })).toEqual({
      3: [{ at: 2, odds: 4.5 }],
    });
  });
});

describe('fetchRaceTip', () => {
  const tip = { raceId: 77, title: 'Le coup sûr', text: "L'as", base: [3], selection: [3, 1] };

  it('is the tip on this race and no other', async () => {
    const tips = {
      tips: [{ ...tip, raceId: 76, title: 'Autre' }, tip],
      locked: [],
      total: 2,
      unlocked: true,
    };
    expect(await calls.tips({ tips })).toMatchObject({
      status: 'open',
      tip: {
        raceId: 77,
        title: 'Le coup sûr',
        text: 'L’as',
        base: [3],
        regular: [],
        outsiders: [],
        favourite: null,
        selection: [3, 1],
        notes: [],
      },
    });
  });

  it('says when it is kept for subscribers', async () =>
    expect(
      await calls.tips({ tips: { tips: [], locked: [{ raceId: 77 }], total: 1, unlocked: false } }),
    ).toEqual({
      status: 'locked',
    }));

  it('says when there is none', async () => expect(await calls.tips({})).toEqual({ status: 'none' }));
});
