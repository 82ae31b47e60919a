import { createFakeShell } from '@galopin/shared/testing';
import { healthAnswer } from '../testing/accountFixtures';
import { fetchSystemHealth } from './fetchSystemHealth';

const { signal } = new AbortController();
const read = (body: unknown) => fetchSystemHealth(createFakeShell({ answer: () => body }), signal);

describe('fetchSystemHealth', () => {
  it('reads every part', async () => {
    expect(await read(healthAnswer({ extra: true }))).toEqual({
      level: 'good',
      uptimeSeconds: 97_380,
      database: { level: 'good', latency: 2.4, version: 'PostgreSQL 17.5' },
      parse: { level: 'good', latency: 1234 },
      streamClients: 3,
      versions: [
        { name: 'node', version: '20.20.0' },
        { name: 'backend', version: '1.0.0' },
      ],
    });
  });

  it('reads a part that is down and says nothing more', async () => {
    const answer = healthAnswer({ database: { status: 'down', latencyMs: null }, versions: undefined });
    expect(await read(answer)).toMatchObject({
      database: { level: 'bad', latency: null, version: null },
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
