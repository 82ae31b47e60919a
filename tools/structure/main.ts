import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@galopin/processes';
import { print } from '@galopin/kit/terminal';
import { arrowsBetween, LAYERED } from './arrowsBetween';
import { isProduction, isTest, readDoors, readImports, sourceFiles } from './readImports';

const all = sourceFiles(repositoryRoot);
const files = all.filter(isProduction);
const imports = readImports(repositoryRoot, files);
const lines = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8').split('\n').length - 1;

print('package               files    lines');
for (const name of [...new Set(files.map((file) => file.split('/')[0] ?? ''))].sort()) {
  const own = files.filter((file) => file.startsWith(`${name}/`));
  const sum = own.reduce((total, file) => total + lines(file), 0);
  print(`${name.padEnd(18)} ${String(own.length).padStart(8)} ${String(sum).padStart(8)}`);
}

print('\npackage            enters by their doors');
const doors = readDoors(
  repositoryRoot,
  all.filter((file) => !isTest(file)),
);
for (const name of [...new Set(doors.map(({ from }) => from))].sort()) {
  const entered = [...new Set(doors.filter(({ from }) => from === name).map(({ to }) => to))].sort();
  print(`${name.padEnd(18)} ${entered.join(', ')}`);
}

print('');
for (const base of LAYERED) {
  const { folders, arrows, backUp } = arrowsBetween(imports, base);
  print(`${base}: ${folders.length} folders, ${arrows.length} arrows, ${backUp.length} back up`);
  for (const arrow of backUp) print(`  ${arrow}`);
}
