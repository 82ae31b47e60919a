import { createFakeShell } from '@galopin/shared/testing';
import { countCsvRows } from './countCsvRows';
import { fetchUserExport } from './fetchUserExport';
import { requestCsv } from './requestCsv';
import { saveSettings } from './saveSettings';
import { signOutEverywhere } from './signOutEverywhere';

const { signal } = new AbortController();
const span = { from: '2026-11-01', to: '2026-11-21' };
const answering = (body: unknown) => createFakeShell({ answer: () => body });

describe('the calls of a member’s own record', () => {
  it('change only what is given, and read all settings back', async () => {
    const shell = answering({ uid: 'u/1', newsletter: true });
    const kept = await saveSettings(shell, 'u/1', { newsletter: true });
    expect(kept).toMatchObject({ newsletter: true, displayName: null });
    expect(shell.calls).toEqual([
      { kind: 'patch', name: '/apin/user/u%2F1', query: {}, body: { newsletter: true } },
    ]);
  });

  it('count the lines of a file', async () => {
    const shell = answering({ rows: 714, races: 62 });
    expect(await countCsvRows(shell, { uid: 'u1', span, signal })).toEqual({ rows: 714, races: 62 });
    expect(shell.calls).toEqual([{ kind: 'get', name: '/apin/user/u1/csv/count', query: span }]);
    await expect(countCsvRows(answering({ rows: -1 }), { uid: 'u1', span, signal })).rejects.toMatchObject({
      code: 'malformed',
    });
  });

  it('ask for a file by query and without body, and give its address', async () => {
    const url = '/apin/csv/a-link';
    const shell = answering({ url, rows: 1, races: 1, expiresAt: '2026-11-21T12:05:00.000Z' });
    expect(await requestCsv(shell, { uid: 'u1', span, separator: ';' })).toBe(url);
    expect(shell.calls).toEqual([
      { kind: 'post', name: '/apin/user/u1/csv', query: { ...span, separator: ';' } },
    ]);
  });

  it.each(['https://elsewhere.test/x.csv', '//elsewhere.test/x.csv', 'javascript:alert(1)', ''])(
    'refuse %p as the address of a file',
    async (url) => {
      const request = requestCsv(answering({ url }), { uid: 'u1', span, separator: ',' });
      await expect(request).rejects.toMatchObject({ code: 'malformed' });
    },
  );

  it('export everything as it came', async () => {
    const everything = { exportedAt: '2026-11-21T12:00:00.000Z', user: { uid: 'u1' }, payments: [] };
    expect(await fetchUserExport(answering(everything), 'u1')).toEqual(everything);
    await expect(fetchUserExport(answering(null), 'u1')).rejects.toMatchObject({ code: 'malformed' });
  });

  it('end every session', async () => {
    const shell = answering(null);
    await signOutEverywhere(shell, 'u1');
    expect(shell.calls).toEqual([{ kind: 'post', name: '/apin/user/u1/sign-out-everywhere', query: {} }]);
  });
});
