import { isAppError } from '../contracts';
import { fakeSessions } from './createFakeSession';
import { createFakeShell, httpError } from './createFakeShell';

describe('the fake shell', () => {
  it('records every call, and answers 404 unless told otherwise', async () => {
    const shell = createFakeShell();
    await expect(shell.api.get('/caractrap', { query: { jour: 'x' } })).rejects.toMatchObject({
      code: 'http',
      message: 'HTTP error! status: 404',
    });
    await expect(shell.api.post('/apin/events', { a: 1 })).rejects.toMatchObject({ code: 'http' });
    await expect(shell.data.run('tipsOfDay', { day: 'x' })).rejects.toMatchObject({ code: 'http' });
    expect(shell.calls).toEqual([
      { kind: 'get', name: '/caractrap', query: { jour: 'x' } },
      { kind: 'post', name: '/apin/events', query: {}, body: { a: 1 } },
      { kind: 'run', name: 'tipsOfDay', query: {}, body: { day: 'x' } },
    ]);
  });

  it('answers as it is told, headers by lower-case name', async () => {
    const shell = createFakeShell({ answer: () => [1], headers: () => ({ 'x-meetings-total': '3' }) });
    const answer = await shell.api.get('/caractrap');
    expect([answer.body, answer.header('X-Meetings-Total'), answer.header('x-none')]).toEqual([
      [1],
      '3',
      null,
    ]);
  });

  it('signs in with the demo password only, as the shell does', async () => {
    const shell = createFakeShell();
    const refused: unknown = await shell.session.signIn('m@demo.test', 'x').catch((error: unknown) => error);
    expect(isAppError(refused, 'auth-refused')).toBe(true);
    expect(shell.session.get()).toEqual(fakeSessions.anonymous);
    await shell.session.signIn('membre@demo.test', 'demo1234');
    expect(shell.session.get()).toEqual(fakeSessions.member);
    await shell.session.signOut();
    expect(shell.visited).toEqual(['/', '/connec']);
  });

  it('keeps what pages track, show and visit, and brings them messages', () => {
    const shell = createFakeShell({ now: 42 });
    const heard: string[] = [];
    const stop = shell.onNotification(({ message }) => heard.push(message));
    const message = { message: 'Bonjour', status: 'info', snackbar: true, timeout: 6000, meta: {} } as const;
    shell.push(message);
    stop();
    shell.push(message);
    shell.track('race_opened', { raceId: 1 });
    shell.notify({ message: 'Fait' });
    shell.navigate('/Jour');
    expect(heard).toEqual(['Bonjour']);
    expect(shell.tracked).toEqual([{ name: 'race_opened', payload: { raceId: 1 } }]);
    expect(shell.notified).toEqual([{ message: 'Fait' }]);
    expect(shell.visited).toEqual(['/Jour']);
    expect(shell.now()).toBe(42);
  });

  it('makes the errors of the real client', () => {
    expect(httpError(503, '/x')).toMatchObject({ code: 'http', details: { status: 503, path: '/x' } });
  });
});
