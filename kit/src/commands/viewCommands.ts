import type { Command } from 'commander';
import { aboutName } from './aboutName';
import { answerLines } from './answerLines';
import type { CommandContext, CommonOptions } from './CommandContext';
import { type DeliveryClient, EXIT_CODES, ReleaseError } from '../client';
import { describeBuilds } from './describeBuilds';
import { describeDiff } from './describeDiff';
import { describeHistory, describeReleases } from './describeReleases';

interface HistoryOptions extends CommonOptions {
  readonly limit: string;
  readonly before?: string;
}

/** Commands that only look. */
export function viewCommands(program: Command, context: CommandContext): void {
  const show = async <Answer>(
    { json }: CommonOptions,
    read: (client: DeliveryClient) => Promise<Answer>,
    describe: (answer: Answer) => readonly string[],
    isWell: (answer: Answer) => boolean = () => true,
  ): Promise<void> => {
    const answer = await read(await context.connect());
    for (const line of answerLines(json, answer, describe)) context.print(line);
    if (!isWell(answer)) process.exitCode = EXIT_CODES.refused;
  };
  const command = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .option('--env <environment>', 'release environment, such as staging')
      .option('--json', 'answer as JSON');

  command('releases', 'shows what serves and the last changes')
    .alias('status')
    .argument('[name]', 'only of this one')
    .action((name: string | undefined, options: CommonOptions) =>
      show(options, (client) => client.releases({ name, environment: options.env }), describeReleases),
    );

  command('history', 'shows who changed what, when and why')
    .argument('[name]', 'only of this one')
    .option('--limit <lines>', 'how many', '20')
    .option('--before <release>', 'only before this release')
    .action((name: string | undefined, options: HistoryOptions) => {
      const limit = readCount('--limit', options.limit);
      const before = options.before === undefined ? undefined : readCount('--before', options.before);
      const query = { name, environment: options.env, limit, before };
      return show(options, (client) => client.history(query), describeHistory);
    });

  const builds = command('builds', 'shows the kept builds of a name');
  builds.action(
    aboutName(
      builds,
      context,
    )((name: string, options: CommonOptions) =>
      show(options, (client) => client.builds({ name, environment: options.env }), describeBuilds),
    ),
  );

  const diff = command('diff', 'shows what differs between two builds of a name');
  const aboutDiff = aboutName(diff, context);
  diff
    .argument('<from>', 'build id, or its first digits')
    .argument('<to>', 'build id, or its first digits')
    .action(
      aboutDiff((name: string, from: string, to: string, options: CommonOptions) =>
        show(options, (client) => client.diff({ name, from, to, environment: options.env }), describeDiff),
      ),
    );

  command('verify', 'replays the history and compares it with what serves').action((options: CommonOptions) =>
    show(
      options,
      (client) => client.verification(options.env),
      ({ environment, lines, fault }) => [
        fault === undefined
          ? `✔ ${environment}: ${lines} lines lead to what serves`
          : `✘ ${environment}, ${lines} lines: ${fault}`,
      ],
      ({ ok }) => ok,
    ),
  );
}

function readCount(option: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  const finding = { rule: option, found: text, wanted: 'a whole number from 1' };
  throw new ReleaseError(`${option} cannot be used`, [finding], { exitCode: EXIT_CODES.usage });
}
