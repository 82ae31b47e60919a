import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Runs a script in a process of its own, whose clock no other test shares. */
const run = (script: string, clock: string) =>
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...process.env, DEMO_CLOCK: clock },
    cwd: path.join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const APPLY = `import { applyDemoClock, demoClockAhead } from './clock/index.ts'; applyDemoClock();`;
const CHILD = `
  import { execFileSync } from 'node:child_process';
  process.stdout.write(execFileSync(process.execPath, ['--eval', 'process.stdout.write(new Date().toISOString())']));`;

describe('applyDemoClock', () => {
  it('puts the process and those it starts on the clock that is named', () => {
    const own = `${APPLY} process.stdout.write(new Date().toISOString() + ' ');`;
    expect(run(own + CHILD, '2028-02-29T10:00')).toMatch(/^2028-02-29T09:00:\S+Z 2028-02-29T09:00:\S+Z$/);
  });

  it('says how far ahead it is, and does not begin a second time in what it starts', () => {
    const script = `${APPLY} process.stdout.write(String(demoClockAhead() > 0) + process.env.DEMO_CLOCK);`;
    expect(run(script, '2099-01-01T00:00')).toBe('trueundefined');
  });

  it('refuses a time that it cannot read', () => {
    expect(() => run(APPLY, 'noon')).toThrow('DEMO_CLOCK=noon: a time in Paris such as');
  });

  it('leaves the clock of a run alone that names none', () => {
    expect(run(`${APPLY} process.stdout.write(String(demoClockAhead()));`, '')).toBe('0');
  });
});
