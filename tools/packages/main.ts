import path from 'node:path';
import { complain, step } from '@galopin/kit/terminal';
import { repositoryRoot } from '@galopin/processes';
import { Command } from 'commander';
import { execa } from 'execa';
import { compilePackage } from './compilePackage';
import { PUBLISHED_PACKAGES } from './publishedPackages';

interface Options {
  readonly publish?: true;
  readonly registry?: string;
}

async function make({ publish, registry }: Options): Promise<void> {
  const folders = PUBLISHED_PACKAGES.map(({ folder }) => folder);
  const cwd = repositoryRoot;
  await step('Declarations', () =>
    execa('tsc', ['-b', ...folders], { cwd, preferLocal: true, localDir: cwd }),
  );
  for (const published of PUBLISHED_PACKAGES) {
    const target = path.join(repositoryRoot, '.cache/packages', published.folder);
    await step(
      `Compile ${published.folder}`,
      () => compilePackage(published, target),
      ({ name, version }) => `${name}@${version}`,
    );
    if (publish !== true) continue;
    const to = registry === undefined ? [] : ['--registry', registry];
    await step(`Publish ${published.folder}`, () => execa('npm', ['publish', ...to], { cwd: target }));
  }
}

new Command('pnpm packages')
  .description('compiles the packages that teams install, into .cache/packages')
  .option(
    '--publish',
    'publish them with npm, as it is signed in; a version that is there already is refused',
  )
  .option('--registry <url>', 'where to; npm’s own setting by default')
  .action(make)
  .parseAsync()
  .catch((error: unknown) => {
    complain(`✘ ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
