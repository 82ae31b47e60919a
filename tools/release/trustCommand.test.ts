import type { DeliveryClient } from '@galopin/kit/client';
import { Command } from 'commander';
import { trustCommand } from './trustCommand';

describe('pnpm trust', () => {
  it('signs the environment it is told to', async () => {
    const printed: string[] = [];
    const signAnew = jest.fn(async (environment = 'production') => ({ environment, ok: true, lines: 3 }));
    const program = new Command().exitOverride();
    trustCommand(program, {
      environment: {},
      connect: async () => ({ signAnew }) as unknown as DeliveryClient,
      print: (line) => printed.push(line),
      ask: async () => null,
      build: () => Promise.reject(new Error('nothing is built here')),
      root: '.',
      plan: () => Promise.resolve(null),
    });
    await program.parseAsync(['trust', '--env', 'staging'], { from: 'user' });
    expect(printed).toEqual(['✔ staging is signed: 3 lines lead to what serves']);
  });
});
