import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRenderer } from './createRenderer';
import { LAUNCH } from './roomProcess';
import { jobOf, remoteOf } from './testing/halves';

/** Runs a program as a room is run; delivery's end of the pipe is `stdin`. */
const launch = (program: string) =>
  spawn('/bin/sh', ['-c', LAUNCH, 'room', '/bin/sh', '-c', program], { stdio: ['pipe', 'pipe', 'ignore'] });

describe('the process of a room', () => {
  it('is killed when the pipe from delivery breaks, as when delivery is killed', async () => {
    const child = launch('echo started; while :; do :; done');
    await once(child.stdout, 'data');
    child.stdin.destroy();
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  });

  it('keeps its own exit code', async () => {
    expect(await once(launch('exit 7'), 'exit')).toEqual([7, null]);
  });

  it('makes no core dumps', async () => {
    const [size] = (await once(launch('ulimit -c').stdout, 'data')) as [Buffer];
    expect(size.toString().trim()).toBe('0');
  });

  it('names a half in stacks as its file is named', async () => {
    const renderer = createRenderer();
    const remote = remoteOf("throw new Error('broken');");
    await expect(renderer.render(jobOf(remote))).rejects.toMatchObject({
      place: expect.stringContaining(`(${remote.name}:1:`),
    });
    renderer.close();
  });
});
