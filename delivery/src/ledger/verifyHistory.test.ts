import { applyOperation } from './applyOperation';
import { GENESIS_HASH, historyHash } from './historyHash';
import { EMPTY_STATE, type HistoryLine } from './ReleaseState';
import { verifyHistory } from './verifyHistory';

function write(...builds: readonly string[]) {
  let state = EMPTY_STATE;
  let prevHash = GENESIS_HASH;
  const history = builds.map((to): HistoryLine => {
    const from = state.names['mf-x']?.active ?? null;
    state = applyOperation(state, { op: 'promote', name: 'mf-x', buildId: to });
    const facts = {
      n: state.release,
      at: '2026-07-07T08:00:00.000Z',
      environment: 'production',
      actor: 'ann',
      prevHash,
    };
    const line = { ...facts, op: 'promote' as const, name: 'mf-x', from, to, reason: 'why' };
    prevHash = historyHash(line);
    return { ...line, hash: prevHash };
  });
  return { history, pointer: { environment: 'production', state, hash: prevHash } };
}

describe('verifyHistory', () => {
  it('accepts a history that leads to the pointer', () => {
    const { history, pointer } = write('a', 'b', 'c');
    expect(verifyHistory(history, pointer)).toEqual({ ok: true, lines: 3 });
  });

  it('accepts a history from before rendering could be switched', () => {
    const facts = { environment: 'production', actor: 'ann', name: 'mf-x', reason: 'why' };
    const history: HistoryLine[] = [
      {
        ...facts,
        n: 1,
        at: '2026-07-07T08:00:00.000Z',
        op: 'promote',
        from: null,
        to: 'a',
        prevHash: GENESIS_HASH,
        hash: 'e6cce18ca71d26571addcb462c063a4ac79b856430f15d57d5c17576be45bc07',
      },
      {
        ...facts,
        n: 2,
        at: '2026-07-07T08:01:00.000Z',
        op: 'disable',
        from: 'a',
        to: null,
        prevHash: 'e6cce18ca71d26571addcb462c063a4ac79b856430f15d57d5c17576be45bc07',
        hash: '47558dcec257c8566025d2a80e191f625f3d63aebd4f1a9e4f68a6aef381bd47',
      },
      {
        ...facts,
        n: 3,
        at: '2026-07-07T08:02:00.000Z',
        op: 'canary',
        from: 'a',
        to: 'b',
        detail: { permyriad: 1000, salt: 's' },
        prevHash: '47558dcec257c8566025d2a80e191f625f3d63aebd4f1a9e4f68a6aef381bd47',
        hash: '3a842386b90f4bf415b75db0c03fb37f212515afd17700a7014b30005bc9503b',
      },
    ];
    const served = {
      active: 'a',
      disabled: true,
      canary: { buildId: 'b', permyriad: 1000, salt: 's' },
    } as const;
    const state = { release: 3, names: { 'mf-x': served } };
    const pointer = { environment: 'production', state, hash: history[2]!.hash };
    expect(verifyHistory(history, pointer)).toEqual({ ok: true, lines: 3 });
  });

  it('names a line that was changed afterwards', () => {
    const { history, pointer } = write('a', 'b');
    const forged = history.map((line) => (line.n === 1 ? { ...line, reason: 'another' } : line));
    expect(verifyHistory(forged, pointer)).toMatchObject({
      ok: false,
      fault: 'line 1 was changed after it was written',
    });
  });

  it('names a line that is missing', () => {
    const { history, pointer } = write('a', 'b', 'c');
    expect(verifyHistory(history.toSpliced(1, 1), pointer)).toMatchObject({
      fault: 'line 2 is missing: found 3',
    });
  });

  it('sees a history that was cut at its end', () => {
    const { history, pointer } = write('a', 'b');
    expect(verifyHistory(history.slice(0, 1), pointer)).toMatchObject({ ok: false });
  });

  it('sees a pointer that was moved without a line', () => {
    const { history, pointer } = write('a', 'b');
    const moved = { ...pointer, state: { ...pointer.state, names: { 'mf-x': { active: 'a' } } } };
    expect(verifyHistory(history, moved)).toMatchObject({
      fault: 'the pointer differs from the replayed history',
    });
  });
});
