import { BUILD_NAME, type IssuedToken, type TokensAnswer } from '@galopin/shared/contracts';
import type { Command } from 'commander';
import { EXIT_CODES, ReleaseError } from '@galopin/kit/client';
import {
  answerLines,
  describeTable,
  minutes,
  releaseActor,
  type CommandContext,
  type CommonOptions,
} from '@galopin/kit/commands';

interface IssueOptions extends Pick<CommonOptions, 'json'> {
  readonly days: string;
  readonly env?: readonly string[];
  readonly remotes?: string;
}

/** Tokens of the teams: needs the site's own token. */
export function tokenCommands(program: Command, context: CommandContext): void {
  const tokens = program.command('tokens').description('issues, lists and revokes the tokens of teams');
  const print = (json: true | undefined, answer: unknown, lines: readonly string[]) => {
    for (const line of answerLines(json, answer, () => lines)) context.print(line);
  };

  tokens
    .command('issue')
    .description('makes a token for a team of the owners file; it is shown once')
    .argument('<team>', 'races, platform, …')
    .option('--days <days>', 'until it expires', '90')
    .option('--env <environments...>', 'only for these environments of the team')
    .option('--remotes <names>', 'only for these of the names the team releases, with commas between them')
    .option('--json', 'answer as JSON')
    .action(async (team: string, { days, env, remotes, json }: IssueOptions) => {
      const actor = releaseActor(context.environment);
      const wanted = {
        team,
        days: readDays(days),
        actor,
        ...(env && { environments: env }),
        ...(remotes !== undefined && { remotes: readNames(remotes) }),
      };
      const issued = await (await context.connect()).issueToken(wanted);
      print(json, issued, describeIssued(issued));
    });

  tokens
    .command('list', { isDefault: true })
    .description('shows the tokens that were issued')
    .option('--json', 'answer as JSON')
    .action(async ({ json }: CommonOptions) => {
      const answer = await (await context.connect()).tokens();
      print(json, answer, describeTokens(answer));
    });

  tokens
    .command('revoke')
    .description('ends a token at once')
    .argument('<id>', 'as `pnpm tokens` shows it')
    .option('--json', 'answer as JSON')
    .action(async (id: string, { json }: CommonOptions) => {
      const entry = await (await context.connect()).revokeToken(id);
      print(json, entry, [`✔ token ${entry.id} of team ${entry.team} is revoked`]);
    });
}

function readDays(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  const finding = { rule: '--days', found: text, wanted: 'a whole number from 1' };
  throw new ReleaseError('--days cannot be used', [finding], { exitCode: EXIT_CODES.usage });
}

function readNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.every((name) => BUILD_NAME.test(name))) return names;
  const finding = { rule: '--remotes', found: text, wanted: 'names such as mf-races,mf-account' };
  throw new ReleaseError('--remotes cannot be used', [finding], { exitCode: EXIT_CODES.usage });
}

const describeIssued = ({ token, id, team, environments, remotes, expiresAt }: IssuedToken): string[] => [
  `✔ token ${id} of team ${team} for ${describeNames(remotes)} in ${environments.join(', ')}, until ${minutes(expiresAt)} UTC`,
  '',
  `  ${token}`,
  '',
  'Keep it now: it is not shown again. Commands take it from RELEASE_TOKEN.',
];

const describeNames = (remotes: IssuedToken['remotes']): string => remotes?.join(', ') ?? 'all it owns';

function describeTokens({ tokens }: TokensAnswer): string[] {
  if (tokens.length === 0) return ['no token was issued'];
  return describeTable(
    tokens.map(({ id, team, environments, remotes, createdBy, expiresAt, revokedAt }) => [
      id,
      team,
      describeNames(remotes),
      environments.join(', '),
      revokedAt === null ? `until ${minutes(expiresAt)}` : `revoked ${minutes(revokedAt)}`,
      `by ${createdBy}`,
    ]),
  );
}
