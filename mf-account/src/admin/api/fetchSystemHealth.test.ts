import { createFakeShell } from '@galopin/shared/testing';
import { healthAnswer } from '../testing/adminFixtures';
import { fetchSystemHealth } from './fetchSystemHealth';

const { signal } = new AbortController();
const read = (body: unknown) => fetchSystemHealth(createFakeShell({ answer: () => body }), signal);

describe('fetchSystemHealth', () => {
  it('reads every part', async () => {
    expect(await read(healthAnswer({ extra: true }))).toEqual({
      level: 'good',
      uptimeSeconds: 97_380,
      memoryBytes: 184_320_000,
      database: { level: 'good', latency: 2.4, version: '17.5', reason: null },
      parse: { level: 'good', latency: 1234, version: '9.10.0', reason: null },
      demoAccounts: null,
      follow: null,
      streamClients: 3,
      versions: [
        { name: 'node', version: 'v20.20.0' },
        { name: 'contract', version: '1.0.0' },
      ],
    });
  });

  it('reads a part that fails, with the reason', async () => {
    const database = { status: 'failing', latencyMs: 3000, version: null, reason: 'late' };
    const answer = healthAnswer({ database, memoryBytes: undefined, versions: undefined });
    expect(await read(answer)).toMatchObject({
      memoryBytes: null,
      database: { level: 'bad', latency: 3000, version: null, reason: 'late' },
      versions: [],
    });
  });

  it.each([
    ['no body', null],
    ['no status', healthAnswer({ status: undefined })],
    ['a time below zero', healthAnswer({ uptimeSeconds: -1 })],
    ['no stream', healthAnswer({ stream: null })],
    ['a version that is no text', healthAnswer({ versions: { node: 20 } })],
  ])('refuses %s', async (_, body) => {
    await expect(read(body)).rejects.toMatchObject({ code: 'malformed' });
  });
});
