import { findLaunchers } from './watchLaunchers';

const table: Readonly<Record<number, { parent: number; command: string }>> = {
  10: { parent: 9, command: '/usr/bin/node /repo/node_modules/tsx/dist/cli.mjs tools/start/main.ts' },
  9: { parent: 8, command: 'sh -c tsx tools/start/main.ts' },
  8: { parent: 7, command: 'node /cache/pnpm/bin/pnpm.cjs start' },
  7: { parent: 6, command: 'sh -c pnpm start' },
  6: { parent: 5, command: 'npm exec pnpm@10.34.8 start' },
  5: { parent: 4, command: '/bin/bash -c npx pnpm@10.34.8 start &' },
  4: { parent: 1, command: '/usr/bin/python3 harness.py' },
  3: { parent: 1, command: '/usr/bin/node check.js' },
  2: { parent: 3, command: 'node /cache/pnpm/bin/pnpm.cjs start' },
};
const describeProcess = (pid: number) => {
  const found = table[pid];
  return found ? { pid, ...found } : null;
};

describe('findLaunchers', () => {
  it('finds pnpm, npx and tsx, not the shells between and above them', () => {
    expect(findLaunchers(10, describeProcess)).toEqual([10, 8, 6]);
  });

  it('stops at a program that merely started the package manager', () => {
    expect(findLaunchers(2, describeProcess)).toEqual([2]);
  });

  it('finds none where the start was run directly', () => {
    expect(findLaunchers(4, describeProcess)).toEqual([]);
  });
});
