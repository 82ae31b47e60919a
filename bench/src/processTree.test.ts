import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readProcessTree } from './processTree';

const onLinux = existsSync('/proc/self/stat') ? describe : describe.skip;

onLinux('the processes below one', () => {
  it('are told with what they are, have used and hold', async () => {
    const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => undefined, 60_000)']);
    await once(child.stdout, 'data');
    const found = readProcessTree(process.pid);
    expect(found[0]).toMatchObject({ pid: process.pid });
    expect(found[0]?.seconds).toBeGreaterThan(0);
    const below = found.find(({ pid }) => pid === child.pid);
    expect(below?.command).toContain('setInterval');
    expect(below?.memory).toBeGreaterThan(10);
    child.kill();
    await once(child, 'exit');
    expect(readProcessTree(process.pid).some(({ pid }) => pid === child.pid)).toBe(false);
  });
});
