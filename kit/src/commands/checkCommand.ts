import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deprecatedIn, type RemotePlan, type ReleaseCheckAnswer } from '@galopin/shared/contracts';
import { checkRemote, EXIT_CODES, ReleaseError } from '../client';
import type { CommandContext } from './CommandContext';
import type { RegisterCommands } from './createProgram';

/** Tells whether a site would take the remote, before anything is built. */
export const checkCommand: RegisterCommands = (program, context) => {
  program
    .command('check')
    .description('compares the remote with what a live site offers, before anything is built')
    .option('--env <environment>', 'release environment, such as staging')
    .action(async ({ env }: { env?: string }) => {
      const site = program.opts<{ site?: string }>().site ?? context.environment['SITE_URL'];
      if (!site)
        throw new ReleaseError('Say which site: --site https://…, or SITE_URL', [], {
          exitCode: EXIT_CODES.usage,
        });
      await tell(context, site, env);
    });
};

async function tell({ plan, print, root, own = '' }: CommandContext, site: string, environment?: string) {
  const wanted = await plan(own);
  const answer = wanted && (await checkRemote(site, wanted, environment));
  if (!wanted || !answer) throw new ReleaseError(`${site} cannot tell: it is older than this kit`);
  for (const line of describeFit(wanted, answer)) print(line);
  for (const line of describeDeprecated(root)) print(line);
  demandFit(wanted, answer, site);
}

/**
 * Asks the site before what takes seconds; the gate looks again.
 * @throws ReleaseError with every rule that would not be met, and what to do
 */
export async function checkBeforeBuild(
  { plan }: CommandContext,
  name: string,
  { site, environment }: { readonly site: string; readonly environment: string | undefined },
): Promise<void> {
  const wanted = await plan(name);
  const answer = wanted && (await checkRemote(site, wanted, environment));
  if (wanted && answer) demandFit(wanted, answer, site);
}

function demandFit({ name }: RemotePlan, answer: ReleaseCheckAnswer, site: string): void {
  if (answer.findings.length === 0) return;
  throw new ReleaseError(`${site} would not take ${name}`, answer.findings.map(withAdvice(answer)));
}

function describeFit({ name, contract, shared, routes }: RemotePlan, answer: ReleaseCheckAnswer): string[] {
  const broken = new Set(answer.findings.map(({ rule }) => rule));
  const mark = (...rules: readonly string[]) => (rules.some((rule) => broken.has(rule)) ? '✘' : '✔');
  const modules = Object.keys(shared).map((module) => `${module} ${answer.shared[module] ?? '(none)'}`);
  return [
    `${mark('contract')} contract        ${name} needs ${contract}, the site speaks ${answer.contract}`,
    `${mark('shared modules')} shared modules  the site has ${modules.join(', ')}`,
    `${mark('routes', 'route-name', 'paths', 'guard', 'name')} routes          ${routes.map(({ path: at }) => at).join(', ')}`,
  ];
}

/** What is found missing, with what a team can do about it. */
const withAdvice =
  ({ contract }: ReleaseCheckAnswer) =>
  (finding: ReleaseCheckAnswer['findings'][number]) => {
    const minor = contract.split('.').slice(0, 2).join('.');
    const advice =
      finding.rule === 'contract'
        ? `; do: npm install @galopin/shared@~${minor} @galopin/kit@~${minor} and write contract: '^${contract}', or wait for the site’s next shell`
        : '';
    return { ...finding, wanted: `${finding.wanted}${advice}` };
  };

function describeDeprecated(root: string): string[] {
  const folder = path.join(root, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      deprecatedIn(readFileSync(path.join(folder, file), 'utf8')).map(
        ({ member, goes, instead }) =>
          `⚠ goes away       ${member}, in src/${file}: with contract ${goes}; use ${instead}`,
      ),
    );
}
