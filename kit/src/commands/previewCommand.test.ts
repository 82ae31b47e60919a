import type { BuildsAnswer, LinkRequest } from '@galopin/shared/contracts';
import { Command } from 'commander';
import type { DeliveryClient } from '../client';
import { previewCommand } from './previewCommand';

const ids = ['aaaa000011112222', 'aaaa333344445555', 'bbbb000011112222'];
const kept = {
  environment: 'production',
  builds: ids.map((buildId) => ({ name: 'mf-races', buildId })),
} as unknown as BuildsAnswer;

describe('pnpm preview', () => {
  let asked: LinkRequest[];
  let printed: string[];

  beforeEach(() => {
    asked = [];
    printed = [];
  });

  let own: string | undefined;
  afterEach(() => {
    own = undefined;
  });

  async function type(...words: readonly string[]): Promise<void> {
    const client: Partial<DeliveryClient> = {
      siteUrl: 'http://site.test',
      builds: async () => kept,
      link: async (wanted) => {
        asked.push(wanted);
        return { path: '/__override?x', until: '2026-07-08T08:00:00.000Z' };
      },
    };
    const context = {
      environment: {},
      connect: async () => client as DeliveryClient,
      print: (line: string) => printed.push(line),
      ask: async () => null,
      own,
      build: () => Promise.reject(new Error('nothing is built here')),
      root: '.',
      plan: () => Promise.resolve(null),
    };
    const program = new Command().exitOverride();
    previewCommand(program, context);
    await program.parseAsync(words, { from: 'user' });
  }

  it('prints a link to a kept build, found by its first digits', async () => {
    await type('preview', 'mf-races', '--build', 'bbbb', '--days', '2', '--to', '/Jour');
    expect(asked).toEqual([
      { days: 2, builds: [{ name: 'mf-races', buildId: 'bbbb000011112222' }], to: '/Jour' },
    ]);
    expect(printed.join('\n')).toMatch(/^http:\/\/site\.test\/__override\?x\n {2}gives mf-races bbbb/);
  });

  it('prints a link to staging without a name', async () => {
    await type('preview');
    expect(asked).toEqual([{ environment: 'staging', days: 1 }]);
  });

  it.each([
    ['aaaa', '2 builds of mf-races'],
    ['cccc', 'no build of mf-races'],
  ])('refuses --build %s: %s', async (digits, found) => {
    await expect(type('preview', 'mf-races', '--build', digits)).rejects.toMatchObject({
      findings: [{ rule: '--build', found: `${digits}: ${found}` }],
    });
  });

  it('is about the one remote of a repository of its own', async () => {
    own = 'mf-races';
    await type('preview', '--build', 'bbbb');
    expect(asked).toMatchObject([{ builds: [{ name: 'mf-races', buildId: ids[2] }] }]);
  });

  it.each(['0', '8', 'soon'])('refuses --days %s', async (days) => {
    await expect(type('preview', '--days', days)).rejects.toMatchObject({ findings: [{ found: days }] });
    expect(asked).toEqual([]);
  });
});
