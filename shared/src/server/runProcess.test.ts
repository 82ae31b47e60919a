/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { runProcess, type Running } from './runProcess';

/** A process that ends for nobody. */
function createFakeProcess() {
  const signals = new EventEmitter();
  const said: string[] = [];
  const exited = new Promise<number>((resolve) => signals.once('exited', resolve));
  return {
    said,
    exited,
    /** Whether anybody heard it; Node ends a process where nobody does. */
    signal: (name: 'SIGTERM' | 'SIGINT') => signals.emit(name),
    process: {
      on: (name: string, listener: () => void) => signals.on(name, listener),
      exit: (code: number) => signals.emit('exited', code),
      stderr: { write: (text: string) => said.push(text) },
    } as unknown as NodeJS.Process,
  };
}

async function setUp(running: Running) {
  const made = createFakeProcess();
  runProcess(async () => running, made.process);
  await new Promise(setImmediate);
  return made;
}

describe('a process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('stops what it runs at %s, once, and ends well', async (name) => {
    const stop = jest.fn(async () => undefined);
    const { signal, exited, said } = await setUp({ stop });
    expect(stop).not.toHaveBeenCalled();
    expect([signal(name), signal(name), signal('SIGINT')]).toEqual([true, true, true]);
    expect(await exited).toBe(0);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(said).toEqual([]);
  });

  it('that cannot be started says why, and behind it by what', async () => {
    const { process, exited, said } = createFakeProcess();
    const cause = new Error('port 3001 is taken', { cause: 'by another one' });
    runProcess(() => Promise.reject(new Error('The API cannot listen', { cause })), process);
    expect(await exited).toBe(1);
    expect(said).toEqual([
      'The API cannot listen\n  because: port 3001 is taken\n  because: by another one\n',
    ]);
  });

  it('that cannot be stopped says so', async () => {
    const { signal, exited, said } = await setUp({ stop: () => Promise.reject(new Error('still writing')) });
    signal('SIGTERM');
    expect(await exited).toBe(1);
    expect(said).toEqual(['still writing\n']);
  });

  it('that takes too long to stop is ended', async () => {
    const { signal, exited, said } = await setUp({ stop: () => new Promise(() => undefined), stopLimit: 5 });
    signal('SIGTERM');
    expect(await exited).toBe(1);
    expect(said).toEqual(['The process did not stop within 5 ms.\n']);
  });
});
