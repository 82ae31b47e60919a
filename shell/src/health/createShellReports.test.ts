import type { HealthEvent } from '@galopin/shared/contracts';
import { createShellReports } from './createShellReports';

const shell = { buildId: '0123456789abcdef', contract: '1.1.0' };

function setUp(changes: Partial<Parameters<typeof createShellReports>[0]> = {}) {
  const events: HealthEvent[] = [];
  const reports = createShellReports({ ...shell, ...changes }, (event) => events.push(event));
  return { events, reports };
}

describe('what the shell tells of itself', () => {
  it('is when it is on screen, in its role', () => {
    const { events, reports } = setUp({ role: 'canary' });
    reports.loaded(812);
    expect(events).toEqual([
      { kind: 'loaded', remote: 'shell', build: shell.buildId, role: 'canary', ms: 812 },
    ]);
  });

  it('is that it crashed, and where', () => {
    const { events, reports } = setUp();
    reports.crashed(new Error('boom'));
    reports.crashed('a sentence');
    expect(events).toMatchObject([
      { kind: 'crashed', role: 'active', message: 'boom', stack: expect.stringContaining('boom') as string },
      { kind: 'crashed', message: 'a sentence' },
    ]);
  });
});
