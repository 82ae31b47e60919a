import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { execa } from 'execa';
import { repositoryRoot } from '@galopin/processes';
import { complain, print } from '@galopin/kit/terminal';
import { LEFT_OUT } from '../test/runSuite';
import { createSbom } from './createSbom';
import { readLockfile } from './Lockfile';
import { readAudit } from './readAudit';
import { readLicences } from './readLicences';

/** Seconds after which a registry that does not answer is away. */
const AUDIT_LIMIT_MS = 60_000;

/** Refuses a lock that is behind its package.json files, then asks the registry what is known of what is delivered. */
async function audit(): Promise<number> {
  const pnpm = (args: readonly string[], reject: boolean) =>
    execa('pnpm', args, { cwd: repositoryRoot, reject, timeout: AUDIT_LIMIT_MS });
  await pnpm(['install', '--frozen-lockfile', '--lockfile-only'], true);
  const { stdout, timedOut } = await pnpm(['audit', '--prod', '--json'], false);
  const { outcome, lines } = timedOut
    ? { outcome: 'left out' as const, lines: ['the registry did not answer within a minute'] }
    : readAudit(stdout);
  for (const line of lines) (outcome === 'failed' ? complain : print)(line);
  return { passed: 0, failed: 1, 'left out': LEFT_OUT }[outcome];
}

async function writeSbom(file: string): Promise<number> {
  const sbom = createSbom({
    lockfile: readLockfile(repositoryRoot),
    licences: await readLicences(repositoryRoot),
    version: '1.0.0',
    now: new Date(),
  });
  const target = path.resolve(file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `${JSON.stringify(sbom, null, 2)}\n`);
  print(`${sbom.components.length} packages: ${target}`);
  return 0;
}

const program = new Command('supply-chain');
program.command('audit').action(async () => void (process.exitCode = await audit()));
program
  .command('sbom')
  .argument('[file]', 'where to write it', 'test-results/sbom.cdx.json')
  .action(async (file: string) => void (process.exitCode = await writeSbom(file)));
program.parseAsync().catch((error: unknown) => {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
