import { Command } from 'commander';
import { print } from '@galopin/tools/start';
import { answersBenchmark } from './answersBenchmark';
import { audienceBenchmark } from './audienceBenchmark';
import type { Benchmark } from './Benchmark';
import { contentBenchmark } from './contentBenchmark';
import { describeMachine } from './describeMachine';
import { documentBenchmark } from './documentBenchmark';
import { ingestBenchmark } from './ingestBenchmark';
import { intakeBenchmark } from './intakeBenchmark';
import { pageBytesBenchmark } from './pageBytesBenchmark';
import { queryBenchmark } from './queryBenchmark';
import { renderedBenchmark } from './renderedBenchmark';
import { startBenchmark } from './startBenchmark';
import { streamBenchmark } from './streamBenchmark';

const BENCHMARKS: readonly Benchmark[] = [
  documentBenchmark,
  answersBenchmark,
  ingestBenchmark,
  pageBytesBenchmark,
  renderedBenchmark,
  contentBenchmark,
  queryBenchmark,
  intakeBenchmark,
  audienceBenchmark,
  streamBenchmark,
  startBenchmark,
];

async function measure(benchmark: Benchmark, options: Readonly<Record<string, unknown>>): Promise<void> {
  const before = describeMachine();
  const figures = await benchmark.run(options);
  print(`\n${benchmark.name}: ${benchmark.description}\n${before} before\n`);
  print('| what | figure |\n| --- | --- |');
  for (const { what, value } of figures) print(`| ${what} | ${value} |`);
}

const program = new Command('pnpm bench')
  .description('Measures; all benchmarks with their defaults when none is named.')
  .action(async () => {
    for (const benchmark of BENCHMARKS) await measure(benchmark, defaultsOf(benchmark));
  });

/** A benchmark's options as its own command would have them without arguments. */
function defaultsOf(benchmark: Benchmark): Readonly<Record<string, unknown>> {
  const command = new Command(benchmark.name);
  benchmark.options?.(command);
  return command.opts();
}

for (const benchmark of BENCHMARKS) {
  const command = program.command(benchmark.name).description(benchmark.description);
  benchmark.options?.(command);
  command.action(() => measure(benchmark, command.opts()));
}

await program.parseAsync();
