import { applyOperation } from './applyOperation';
import { checkOperation } from './checkOperation';
import { EMPTY_STATE, type ReleaseOperation } from './ReleaseState';

const operation = (
  op: ReleaseOperation['op'],
  buildId: string | null = null,
  detail?: ReleaseOperation['detail'],
): ReleaseOperation => ({ op, name: 'mf-x', buildId, detail });
const stateAfter = (...operations: readonly ReleaseOperation[]) =>
  [operation('promote', 'a'), operation('promote', 'b'), ...operations].reduce(applyOperation, EMPTY_STATE);
const rulesAgainst = (wanted: ReleaseOperation, ...before: readonly ReleaseOperation[]) =>
  checkOperation(stateAfter(...before), wanted).map(({ rule }) => rule);

describe('checkOperation', () => {
  it('lets a name be released for the first time, and nothing else be done to it', () => {
    expect(checkOperation(EMPTY_STATE, operation('promote', 'a'))).toEqual([]);
    expect(checkOperation(EMPTY_STATE, operation('freeze'))).toEqual([
      { rule: 'name', found: 'mf-x, which serves nothing', wanted: 'nothing is there yet' },
    ]);
  });

  it('refuses what is new while frozen, and never the way back', () => {
    const freeze = operation('freeze');
    expect(rulesAgainst(operation('promote', 'c'), freeze)).toEqual(['freeze']);
    expect(rulesAgainst(operation('canary', 'c', { permyriad: 100 }), freeze)).toEqual(['freeze']);
    expect(rulesAgainst(operation('rollback', 'a'), freeze)).toEqual([]);
  });

  it.each(['promote', 'canary', 'rollback'] as const)('refuses to %s a withdrawn build', (op) => {
    const withdraw = operation('rollback', 'a', { quarantine: true });
    expect(rulesAgainst(operation(op, 'b', { permyriad: 100 }), withdraw)).toEqual(['quarantine']);
    expect(
      rulesAgainst(operation(op, 'b', { permyriad: 100 }), withdraw, operation('reinstate', 'b')),
    ).toEqual([]);
  });

  it('reinstates only what was withdrawn', () => {
    expect(rulesAgainst(operation('reinstate', 'a'))).toEqual(['quarantine']);
  });

  it.each([-1, 10_001, 0.5, Number.NaN])('refuses a canary of %s hundredths of a percent', (permyriad) => {
    expect(rulesAgainst(operation('canary', 'c', { permyriad }))).toEqual(['canary']);
  });

  it('refuses a canary of what serves everybody, and the end of none', () => {
    expect(rulesAgainst(operation('canary', 'b', { permyriad: 100 }))).toEqual(['canary']);
    expect(rulesAgainst(operation('end-canary'))).toEqual(['canary']);
  });

  it('ends the canary that is meant, not another', () => {
    const canary = operation('canary', 'c', { permyriad: 100 });
    expect(rulesAgainst(operation('end-canary', 'd'), canary)).toEqual(['canary']);
    expect(rulesAgainst(operation('end-canary', 'c'), canary)).toEqual([]);
    expect(rulesAgainst(operation('end-canary'), canary)).toEqual([]);
  });

  it('proves only what serves', () => {
    expect(rulesAgainst(operation('prove', 'a'))).toEqual(['proof']);
    expect(rulesAgainst(operation('prove', 'b'))).toEqual([]);
  });

  it('never disables the shell', () => {
    const shell = { op: 'promote', name: 'shell', buildId: 's' } as const;
    const disable = { op: 'disable', name: 'shell', buildId: null } as const;
    expect(checkOperation(applyOperation(EMPTY_STATE, shell), disable)).toMatchObject([{ rule: 'disable' }]);
  });
});
