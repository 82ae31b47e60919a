import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@galopin/processes';
import { startService, type Service, type ServiceOptions } from './startService';

let folder: string;
const started: Service[] = [];

/** Starts a script of these lines, which is ready once it prints `ready ADDRESS`. */
async function start(
  lines: readonly string[],
  changes: Pick<Partial<ServiceOptions>, 'args' | 'idleLimit' | 'look' | 'signal'> = {},
) {
  const script = path.join(folder, 'service.mjs');
  writeFileSync(script, lines.join('\n'));
  const service = await startService({
    name: 'tiny',
    script,
    env: { GREETING: 'hello' },
    logFolder: path.join(folder, 'logs'),
    ready: (line) => (line.startsWith('ready ') ? line.slice('ready '.length) : null),
    ...changes,
  });
  started.push(service);
  return service;
}
const log = () => readFileSync(path.join(folder, 'logs/tiny.log'), 'utf8');
const STAYS = 'setInterval(() => undefined, 60_000);';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'start-service-'));
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((service) => service.stop()));
  rmSync(folder, { recursive: true, force: true });
});

describe('startService', () => {
  it('waits until the service is ready and gives its address', async () => {
    const service = await start(
      [
        'const [, , port] = process.argv;',
        'console.log("starting", process.env.GREETING);',
        'console.log(`ready http://127.0.0.1:${port}`);',
        STAYS,
      ],
      { args: ['4321'] },
    );
    expect(service).toMatchObject({ name: 'tiny', address: 'http://127.0.0.1:4321' });
    await service.stop();
    expect(log()).toBe('starting hello\nready http://127.0.0.1:4321\n');
  });

  it('takes what it prints to stderr as well', async () => {
    const service = await start(['console.error("ready there");', STAYS]);
    expect(service.address).toBe('there');
  });

  it('refuses with the last lines when the service dies instead', async () => {
    await expect(start(['console.log("no database");', 'process.exit(3);'])).rejects.toThrow(
      'tiny ended (code 3)\n    no database',
    );
  });

  it('refuses with the error of a service that throws', async () => {
    await expect(start(['throw new Error("a wrong setting");'])).rejects.toThrow('a wrong setting');
  });

  it('refuses a service that does nothing any more, and ends it', async () => {
    const sign = path.join(folder, 'ended');
    const script = [
      'import { writeFileSync } from "node:fs";',
      `process.on("SIGTERM", () => { writeFileSync(${JSON.stringify(sign)}, ""); process.exit(); });`,
      'console.log("still waiting");',
      STAYS,
    ];
    await expect(start(script, { idleLimit: 4, look: 250 })).rejects.toThrow(
      'tiny has done nothing for 4 s and is not ready\n    still waiting',
    );
    expect(existsSync(sign)).toBe(true);
  });

  it('waits for one that computes without a word, or prints without computing', async () => {
    const computing = await start(
      ['const until = Date.now() + 1500; while (Date.now() < until);', 'console.log("ready x");', STAYS],
      { idleLimit: 4, look: 250 },
    );
    const printing = await start(
      [
        'let left = 6;',
        'const timer = setInterval(() => {',
        '  console.log(left > 0 ? `${left} to go` : "ready y");',
        '  if (left-- === 0) clearInterval(timer);',
        '}, 300);',
        STAYS,
      ],
      { idleLimit: 4, look: 250 },
    );
    expect([computing.address, printing.address]).toEqual(['x', 'y']);
  });

  it('gives up when it is told to, and ends what it has started', async () => {
    const giveUp = new AbortController();
    const sign = path.join(folder, 'pid');
    const starting = start(
      [
        'import { writeFileSync } from "node:fs";',
        `writeFileSync(${JSON.stringify(sign)}, \`\${process.pid}\`);`,
        STAYS,
      ],
      { signal: giveUp.signal },
    );
    const outcome = starting.catch((error: unknown) => error);
    await until('it has begun', () => existsSync(sign) && readFileSync(sign, 'utf8') !== '', 25_000);
    giveUp.abort();
    expect(await outcome).toMatchObject({ message: expect.stringContaining('stopped') });
    expect(() => process.kill(Number(readFileSync(sign, 'utf8')), 0)).toThrow('ESRCH');
  });

  it('says how a service ended later', async () => {
    const service = await start([
      'process.on("SIGTERM", () => process.exit(7));',
      'console.log("ready x");',
      STAYS,
    ]);
    const { ended } = service;
    await service.stop();
    expect(await ended).toBe('tiny ended (code 7)');
  });

  it('stops a service that has ended already', async () => {
    const service = await start(['console.log("ready x");']);
    expect(await service.ended).toBe('tiny ended (code 0)');
    await service.stop();
  });
});
