import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import colors from 'picocolors';
import { complain, print } from '@galopin/tools/start';
import type { Drill } from './Drill';
import { drills } from './drills';

const broken: string[] = [];
const program = new Command('pnpm drill').description(
  'makes trouble on purpose, on processes and a database of its own, and says what held',
);
for (const drill of drills) {
  drill
    .options(program.command(drill.name).description(drill.description))
    .action(async (options: Record<string, unknown>) => {
      process.exitCode = (await perform(drill, options)) ? 0 : 1;
    });
}
program
  .command('all')
  .description('every drill in its short form, as the test command does')
  .action(async () => {
    const passed: boolean[] = [];
    for (const drill of drills) {
      const reason = await whyLeftOut(drill);
      if (reason === null) passed.push(await perform(drill, drill.options(new Command()).opts()));
      else print(`\n${colors.bold(drill.name)} is left out: ${reason}`);
    }
    const failed = passed.filter((isGood) => !isGood).length;
    // Once more at the end, where a long report is looked at first.
    for (const line of broken) print(line);
    print(
      `\ndrills: ${passed.length - failed} passed, ${failed} failed, ${drills.length - passed.length} skipped`,
    );
    process.exitCode = failed === 0 ? 0 : 1;
  });
program.parseAsync().catch((error: unknown) => {
  complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
});

async function whyLeftOut({ needs = [], whyNot }: Drill): Promise<string | null> {
  const missing = needs.filter((name) => !isInstalled(name));
  return missing.length > 0 ? `${missing.join(', ')} is not installed` : ((await whyNot?.()) ?? null);
}

function isInstalled(program: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.some((folder) => existsSync(path.join(folder, program)));
}

async function perform(drill: Drill, options: Record<string, unknown>): Promise<boolean> {
  const begun = performance.now();
  const findings = await drill.run(options);
  print(
    `\n${colors.bold(drill.name)} ${JSON.stringify(options)}, ${((performance.now() - begun) / 1000).toFixed(0)} s`,
  );
  for (const { what, value, holds } of findings) {
    const sign = holds === undefined ? ' ' : holds ? colors.green('✔') : colors.red('✘');
    print(`${sign} ${what}: ${value}`);
    if (holds === false) broken.push(`${sign} ${drill.name}: ${what}: ${value}`);
  }
  return findings.every(({ holds }) => holds !== false);
}
