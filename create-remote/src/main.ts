import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRepository } from './createRepository';
import { planRemote } from './planRemote';

const USAGE = `npm create @galopin/remote <name> -- [--path /Meteo] [--title "Météo des pistes"]

Makes a remote in a repository of its own, in a new folder of that name.

  <name>    folder and release name, such as mf-meteo
  --path    of its first page; by default the name, /Meteo
  --title   of its first page, in French; by default the path
`;

/** It is versioned by the contract that its remotes are written for. */
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

async function create(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { path: { type: 'string' }, title: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [name, ...more] = positionals;
  if (values.help === true) return USAGE;
  if (name === undefined || more.length > 0) throw new Error(`Say one name.\n\n${USAGE}`);
  const plan = planRemote({ name, path: values.path, title: values.title });
  await createRepository(plan, path.resolve(name), version);
  return `✔ ${name}: ${plan.path}, for contract ${version}

  cd ${name}
  npm install
  npm test                                   types, lint and tests
  npx galopin dev                            alone, on http://localhost:${plan.port}${plan.path}
  npx galopin check --site https://…         would the site take it?
  npx galopin dev --site https://…           in the running site
  RELEASE_TOKEN=… npx galopin release --site https://…
`;
}

create(process.argv.slice(2)).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`✘ ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
