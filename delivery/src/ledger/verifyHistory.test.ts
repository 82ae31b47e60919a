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
