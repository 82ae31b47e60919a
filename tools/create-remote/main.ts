import { readdirSync } from 'node:fs';
import { Command } from 'commander';
import { execa } from 'execa';
import { readRemote, remoteFolders } from '../build/remoteFolders';
import { repositoryRoot } from '@galopin/processes';
import { complain, print, step } from '@galopin/kit/terminal';
import { createRemote } from './createRemote';
import { planRemote } from './planRemote';

const cwd = repositoryRoot;

/** The lockfile gains a package, so it cannot be frozen; all that it brings is installed for other remotes already. */
async function install(): Promise<void> {
  const runner = process.env['npm_execpath'];
  const [program, first] = runner?.includes('pnpm') ? [process.execPath, [runner]] : ['pnpm', []];
  await execa(program, [...first, 'install', '--prefer-offline', '--no-frozen-lockfile'], { cwd });
}

async function format(name: string): Promise<void> {
  await execa('oxfmt', [name], { cwd, preferLocal: true, localDir: repositoryRoot });
}

interface Options {
  readonly path?: string;
  readonly title?: string;
  readonly install: boolean;
}

async function create(name: string, options: Options): Promise<void> {
  const remotes = await Promise.all(remoteFolders().map(readRemote));
  const plan = planRemote({ name, ...options }, { remotes, entries: readdirSync(repositoryRoot) });
  const finish = async () => {
    await format(name);
    if (options.install) await install();
  };
  await step(
    `Create ${name}`,
    () => createRemote(plan, { root: repositoryRoot, finish }),
    () => `${plan.path}, port ${plan.port}`,
  );
  print(`
  pnpm dev ${name}                          alone, on http://localhost:${plan.port}${plan.path}
  pnpm unit --selectProjects ${name}        its tests
  pnpm release ${name} --reason "…"         into a running site, at ${plan.path}

  ${plan.path} is for members: the shell's public list does not name it.
  A team of its own gets it in delivery/owners.json; until then the platform's releases it.
`);
}

new Command('pnpm create-remote')
  .description(
    'makes a remote with the same anatomy as the others: it builds, tests, runs alone and releases',
  )
  .argument('<name>', 'folder and release name, such as mf-meteo')
  .option('--path <path>', 'of its first page; by default the name, /Meteo')
  .option('--title <text>', 'of its first page, in French; by default the path')
  .option('--no-install', 'leave the installation of its dependencies to you')
  .action(create)
  .parseAsync()
  .catch((error: unknown) => {
    complain(`✘ ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
