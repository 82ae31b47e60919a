import type {
  ChangeAnswer,
  ChangeRequest,
  ReleaseHistoryEntry,
  ReleasesAnswer,
  TokenEntry,
} from '@galopin/shared/contracts';
import type { DeliveryClient } from '@galopin/kit/client';
import { createProgram, type CommandContext } from '@galopin/kit/commands';
import { siteCommands } from './siteCommands';

const changed: ChangeAnswer = {
  environment: 'production',
  release: 9,
  op: 'rollback',
  name: 'mf-races',
  from: 'b',
  to: 'a',
  changed: true,
  warnings: [],
};
const line: ReleaseHistoryEntry = {
  n: 1,
  at: '2026-07-07T08:10:11.123Z',
  environment: 'production',
  actor: 'site (ann)',
  op: 'freeze',
  name: 'mf-races',
  from: null,
  to: null,
  reason: 'a reason',
  prevHash: '',
  hash: '',
};
const entry: TokenEntry = {
  id: '0123456789ab',
  team: 'races',
  environments: ['production'],
  remotes: null,
  createdBy: 'site (ann)',
  createdAt: '2026-07-07T08:00:00.000Z',
  expiresAt: '2026-10-05T08:00:00.000Z',
  revokedAt: null,
};
const staged = { serving: [{ name: 'mf-races', buildId: 'staged' }] } as unknown as ReleasesAnswer;

describe('the release commands', () => {
  let sent: ChangeRequest[];
  let printed: string[];
  let stored: ReleaseHistoryEntry[];
  let answer: ChangeAnswer;
  let issued: TokenEntry[];

  beforeEach(() => {
    sent = [];
    printed = [];
    stored = [];
    answer = changed;
    issued = [];
  });
  afterEach(() => {
    process.exitCode = undefined;
  });

  /** Runs a command as it would be typed, against a site that answers all alike. */
  async function type(...words: readonly string[]): Promise<void> {
    const client: Partial<DeliveryClient> = {
      change: async (wanted) => {
        sent.push(wanted);
        return answer;
      },
      releases: async (query) => (query?.environment === 'staging' ? staged : { ...staged, serving: [] }),
      history: async () => ({ environment: 'production', lines: stored }),
      builds: async () => ({ environment: 'production', builds: [] }),
      verification: async (environment = 'production') => ({
        environment,
        ok: environment !== 'staging',
        lines: 3,
      }),
      tokens: async () => ({ tokens: issued }),
      issueToken: async ({ team, environments = ['production'], remotes = null }) => {
        const issue = { ...entry, team, environments, remotes };
        issued.push(issue);
        return { ...issue, token: 'secret' };
      },
      prune: async (dryRun) => ({ dryRun, retired: ['mf-races/a'], removed: [], files: 0 }),
    };
    const context: CommandContext = {
      environment: { RELEASE_ACTOR: 'ann' },
      connect: async () => client as DeliveryClient,
      print: (line) => printed.push(line),
      ask: async () => null,
      build: () => Promise.reject(new Error('nothing is built here')),
      root: '.',
      plan: () => Promise.resolve(null),
    };
    const program = createProgram('pnpm', context, siteCommands);
    program.configureOutput({ writeErr: (text) => printed.push(text) });
    for (const command of program.commands)
      command.configureOutput({ writeErr: (text) => printed.push(text) });
    await program.parseAsync(words, { from: 'user' });
  }
  it.each([[], ['--json']])(
    'shows what others have stored on one line, as text: history %s',
    async (...json) => {
      stored = [{ ...line, reason: 'x\u001b[2J\n✔ all is well\u202e' }];
      await type('history', ...json);
      const shown = printed.filter((text) => text.includes('all is well'));
      expect(shown).toHaveLength(1);
      expect(shown[0]).toContain('x\\u001b[2J');
      expect(printed.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    },
  );

  const why = ['--reason', 'it crashes'] as const;
  const origin = { actor: 'ann', reason: 'it crashes' };

  it.each([
    [['rollback', 'mf-races'], { op: 'rollback', name: 'mf-races' }],
    [
      ['rollback', 'mf-races', '--to', 'abcdef', '--quarantine', '--env', 'staging'],
      { op: 'rollback', name: 'mf-races', buildId: 'abcdef', quarantine: true, environment: 'staging' },
    ],
    [['promote', 'mf-races'], { op: 'promote', name: 'mf-races' }],
    [['promote', 'shell', '--build', 'abcdef'], { op: 'promote', name: 'shell', buildId: 'abcdef' }],
    [['promote', 'mf-races', '--from', 'staging'], { op: 'promote', name: 'mf-races', buildId: 'staged' }],
    [
      ['canary', 'mf-races', '10', '--build', 'abcdef'],
      { op: 'canary', name: 'mf-races', permyriad: 1000, buildId: 'abcdef' },
    ],
    [['canary', 'mf-races', '2.5'], { op: 'canary', name: 'mf-races', permyriad: 250 }],
    [
      ['canary', 'mf-races', '--end', '--quarantine'],
      { op: 'end-canary', name: 'mf-races', quarantine: true },
    ],
    [['freeze', 'mf-races', '--dry-run'], { op: 'freeze', name: 'mf-races', dryRun: true }],
    [['unfreeze', 'mf-races'], { op: 'unfreeze', name: 'mf-races' }],
    [['disable', 'mf-races'], { op: 'disable', name: 'mf-races' }],
    [['disable-render', 'mf-races'], { op: 'disable-render', name: 'mf-races' }],
    [['enable-render', 'mf-races'], { op: 'enable-render', name: 'mf-races' }],
    [['enable', 'mf-races'], { op: 'enable', name: 'mf-races' }],
    [
      ['reinstate', 'mf-races', '--build', 'abcdef'],
      { op: 'reinstate', name: 'mf-races', buildId: 'abcdef' },
    ],
  ])('%j is one call', async (words, wanted) => {
    await type(...words, ...why);
    expect(sent).toEqual([{ ...wanted, ...origin }]);
    expect(printed).toEqual(['✔ rollback mf-races: b → a (production, release 9)']);
  });

  it.each([
    [['rollback', 'mf-races'], 'Say why: --reason "…"'],
    [['canary', 'mf-races', ...why], 'Say the share'],
    [['canary', 'mf-races', '101', ...why], 'wanted a percentage from 0 to 100'],
    [['canary', 'mf-races', '10', '--end', ...why], '--end takes neither share nor build'],
    [['canary', 'mf-races', '10', '--quarantine', ...why], '--quarantine goes with --end'],
    [['promote', 'mf-races', '--from', 'staging', '--build', 'abcdef', ...why], 'Either --from or --build'],
    [['promote', 'mf-races', '--from', 'moon', ...why], 'mf-races serves nothing in moon'],
    [['history', '--limit', 'all'], 'wanted a whole number from 1'],
    [['tokens', 'issue', 'races', '--days', '0'], 'wanted a whole number from 1'],
    [['tokens', 'issue', 'races', '--remotes', 'mf-races,'], 'wanted names such as mf-races,mf-account'],
    [['rollback', ...why], 'missing required argument'],
    [['rollback', 'mf-races', '--too', 'abcdef', ...why], "unknown option '--too'"],
    [['rolback', 'mf-races'], "unknown command 'rolback'"],
  ])('%j is refused: %s', async (words, message) => {
    await expect(type(...words)).rejects.toThrow(message);
    expect(sent).toEqual([]);
  });

  it('says what a trial found, and ends with 1 where it was refused', async () => {
    answer = { ...changed, findings: [{ rule: 'contract', found: '^2.0.0', wanted: '^1.0.0' }] };
    await type('rollback', 'mf-races', '--dry-run', ...why);
    expect(printed[0]).toBe('✘ rollback mf-races would be refused (production, release 9)');
    expect(process.exitCode).toBe(1);
  });

  it('answers machines in JSON', async () => {
    await type('rollback', 'mf-races', '--json', ...why);
    expect(JSON.parse(printed.join('\n'))).toEqual(changed);
  });

  it('issues a token for some of a team’s names, and says what each one is for', async () => {
    await type('tokens', 'issue', 'races', '--remotes', 'mf-races, mf-meteo', '--env', 'staging');
    await type('tokens', 'issue', 'races');
    expect(printed.filter((text) => text.startsWith('✔'))).toEqual([
      '✔ token 0123456789ab of team races for mf-races, mf-meteo in staging, until 2026-10-05 08:00 UTC',
      '✔ token 0123456789ab of team races for all it owns in production, until 2026-10-05 08:00 UTC',
    ]);
    printed = [];
    await type('tokens');
    expect(printed).toEqual([
      expect.stringMatching(/races +mf-races, mf-meteo +staging/),
      expect.stringMatching(/races +all it owns +production/),
    ]);
  });

  it('says what was let go, or would be', async () => {
    await type('prune-builds');
    await type('prune-builds', '--dry-run');
    expect(printed).toEqual([
      '1 builds retired, 0 removed, 0 files',
      '  retired  mf-races/a',
      '1 builds would be retired, 0 would be removed, 0 files',
      '  retired  mf-races/a',
    ]);
  });

  it('shows what is there, and ends with 1 where a history does not hold together', async () => {
    await type('history');
    await type('builds', 'mf-races');
    await type('tokens');
    await type('verify');
    expect(printed).toEqual([
      'no change in production',
      'no build is kept',
      'no token was issued',
      '✔ production: 3 lines lead to what serves',
    ]);
    expect(process.exitCode).toBeUndefined();
    await type('verify', '--env', 'staging');
    expect(process.exitCode).toBe(1);
  });
});
