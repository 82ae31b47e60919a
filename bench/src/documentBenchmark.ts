import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Command } from 'commander';
import type { BuildArtifact } from '@galopin/shared/contracts';
import { fakeRemote, fakeShell, openVisitorSite, type VisitorSite } from '@galopin/delivery/testing';
import { readCount } from './readCount';
import type { Benchmark, Figure } from './Benchmark';

const ROUNDS = 9;
/** Quality that delivery compresses documents with. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const REQUEST = {
  url: '/Page0',
  ip: '203.0.113.7',
  protocol: 'http',
  host: 'site.test',
  headers: { accept: 'text/html' },
  raw: new IncomingMessage(new Socket()),
};

/** What one number of remotes costs. */
interface Measured {
  /** Microseconds to write a document, and to compress it. */
  readonly writing: number;
  readonly packing: number;
  readonly bytes: number;
  readonly brotli: number;
}

/** Documents of a site with four remotes and with two hundred, written and compressed in turn; HTTP is left out. */
export const documentBenchmark: Benchmark = {
  name: 'documents',
  description: 'a document with few remotes and with many',
  options: (command: Command) =>
    command
      .option('--few <remotes>', 'how many are few', readCount, 4)
      .option('--many <remotes>', 'how many are many', readCount, 200)
      .option('--documents <documents>', 'documents a round', readCount, 500),
  run: async ({ few, many, documents }) => {
    const [left, right] = await measureInTurn([Number(few), Number(many)], Number(documents));
    return [
      ...describe(`${String(few)} remotes`, left),
      ...describe(`${String(many)} remotes`, right),
      { what: 'writing, many ÷ few', value: (right.writing / left.writing).toFixed(2) },
      {
        what: 'writing and compressing, many ÷ few',
        value: ((right.writing + right.packing) / (left.writing + left.packing)).toFixed(2),
      },
    ];
  },
};

function describe(of: string, { writing, packing, bytes, brotli }: Measured): Figure[] {
  const cores = `${(1e6 / (writing + packing)).toFixed(0)} documents/s on one core`;
  return [
    {
      what: `${of}: time of a document`,
      value: `${writing.toFixed(0)} µs + ${packing.toFixed(0)} µs brotli, ${cores}`,
    },
    {
      what: `${of}: size`,
      value: `${(bytes / 1000).toFixed(1)} kB, ${(brotli / 1000).toFixed(1)} kB brotli`,
    },
  ];
}

/** Rounds alternate, so that a busy machine slows both; the best round counts, since load only ever adds. */
async function measureInTurn(
  sizes: readonly [number, number],
  documents: number,
): Promise<[Measured, Measured]> {
  const sites = await Promise.all(sizes.map(openSite));
  const times = sites.map(() => ({ writing: [] as number[], packing: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, site] of sites.entries()) {
      const { body } = await site.write(REQUEST);
      times[at]?.writing.push(await timeEach(documents, () => site.write(REQUEST)));
      times[at]?.packing.push(await timeEach(documents, () => brotliCompressSync(body, BROTLI)));
    }
  }
  const measured = await Promise.all(
    sites.map(async ({ write }, at): Promise<Measured> => {
      const { body } = await write(REQUEST);
      const { writing = [], packing = [] } = times[at] ?? {};
      return {
        writing: Math.min(...writing),
        packing: Math.min(...packing),
        bytes: Buffer.byteLength(body),
        brotli: brotliCompressSync(body, BROTLI).length,
      };
    }),
  );
  await Promise.all(sites.map(({ app }) => app.close()));
  return measured as [Measured, Measured];
}

async function openSite(remotes: number): Promise<VisitorSite> {
  const builds: BuildArtifact[] = [
    fakeShell().artifact,
    ...Array.from({ length: remotes }, (_, at) => fakeRemote(`mf-remote-${at}x`, [`/Page${at}`]).artifact),
  ];
  const site = await openVisitorSite(builds);
  site.production.serve(
    Object.fromEntries(builds.map(({ name, buildId }) => [name, { active: buildId }])),
    builds,
  );
  return site;
}

/** Microseconds of one call. */
async function timeEach(calls: number, call: () => unknown): Promise<number> {
  const started = performance.now();
  for (let at = 0; at < calls; at += 1) await call();
  return ((performance.now() - started) * 1000) / calls;
}
