import { httpError } from '@galopin/shared/testing';
import { providerError } from '../testing/createFakeIdentity';
import { createTestSession } from '../testing/createTestSession';

describe('a forgotten password', () => {
  it('has a link sent, and hands none back', async () => {
    const { session, identity } = createTestSession();
    expect(await session.resetPassword('membre@demo.test')).toEqual({ demoLink: null });
    expect(identity.calls).toEqual(['sendPasswordReset membre@demo.test']);
  });

  it('is replaced with the link’s code', async () => {
    const { session, identity } = createTestSession();
    await session.confirmPasswordReset('the-code', 'un autre secret');
    expect(identity.calls).toEqual(['confirmPasswordReset the-code']);
  });

  it('that the provider refuses to replace is told to the caller', async () => {
    const { session, identity, logger } = createTestSession();
    identity.failWith(providerError('auth/expired-action-code'));
    await expect(session.confirmPasswordReset('old', 'x')).rejects.toMatchObject({
      code: 'auth-refused',
      details: { provider: 'auth/expired-action-code' },
    });
    await expect(session.resetPassword('membre@demo.test')).rejects.toMatchObject({ code: 'auth-refused' });
    expect(JSON.stringify(logger.lines)).not.toContain('membre@');
  });

  it('has a sentence of its own when the provider never came', async () => {
    jest.useFakeTimers();
    const { session } = createTestSession({ load: () => Promise.reject(new Error('blocked')) });
    const outcome = session.resetPassword('m@demo.test').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(4500);
    expect(await outcome).toMatchObject({ code: 'auth-unavailable', message: 'Firebase non disponible' });
    jest.useRealTimers();
  });
});

describe('a member', () => {
  const signedIn = async (answer: () => unknown = () => null) => {
    const made = createTestSession({ answer });
    await made.session.signIn('membre@demo.test', 'demo1234');
    return made;
  };

  it('changes the password after giving the present one', async () => {
    const { session, identity } = await signedIn();
    await session.changePassword('demo1234', 'un autre secret');
    expect(identity.calls.slice(-2)).toEqual(['reauthenticate', 'updatePassword']);
  });

  it('changes nothing with a wrong one', async () => {
    const { session, identity } = await signedIn();
    identity.failWith(providerError('auth/wrong-password'), 'reauthenticate');
    await expect(session.changePassword('x', 'y')).rejects.toMatchObject({
      details: { provider: 'auth/wrong-password' },
    });
    expect(identity.calls).not.toContain('updatePassword');
  });

  it('gives the password again, and has a token that says so for the calls that follow', async () => {
    const { session, identity } = await signedIn();
    await session.reauthenticate('demo1234');
    expect(identity.calls.slice(-2)).toEqual(['reauthenticate', 'idToken true']);
    identity.failWith(providerError('auth/invalid-credential'), 'reauthenticate');
    await expect(session.reauthenticate('x')).rejects.toMatchObject({
      code: 'auth-refused',
      details: { provider: 'auth/invalid-credential' },
    });
    expect(session.get()).toMatchObject({ status: 'signedIn' });
  });

  it('gives a code beside the password where the provider wants one', async () => {
    const { session, identity } = createTestSession({ answer: () => null });
    identity.failWith(providerError('auth/multi-factor-auth-required'));
    await expect(session.signIn('membre@demo.test', 'demo1234')).rejects.toMatchObject({
      details: { provider: 'auth/multi-factor-auth-required' },
    });
    identity.failWith(undefined);
    await session.signIn('membre@demo.test', 'demo1234', '123456');
    expect(identity.calls).toContain('signIn membre@demo.test 123456');
    await session.reauthenticate('demo1234', '654321');
    expect(identity.calls.slice(-2)).toEqual(['reauthenticate 654321', 'idToken true']);
    await session.changePassword('demo1234', 'un autre secret', '111111');
    expect(identity.calls.slice(-2)).toEqual(['reauthenticate 111111', 'updatePassword']);
    await session.deleteAccount('demo1234', '222222');
    expect(identity.calls.slice(-3)).toEqual(['reauthenticate 222222', 'deleteUser', 'signOut']);
  });

  it('ties an authenticator to the account after giving the password, and not with a wrong one', async () => {
    const { session, identity } = await signedIn();
    const offer = await session.offerSecondFactor('demo1234');
    expect(offer).toMatchObject({ secret: 'A-SECRET', link: 'otpauth://totp/galopin' });
    identity.failWith(providerError('auth/invalid-verification-code'), 'confirm');
    await expect(offer.confirm('000000')).rejects.toMatchObject({
      code: 'auth-refused',
      details: { provider: 'auth/invalid-verification-code' },
    });
    identity.failWith(providerError('auth/wrong-password'), 'reauthenticate');
    const before = identity.calls.filter((call) => call === 'offerSecondFactor').length;
    await expect(session.offerSecondFactor('x')).rejects.toMatchObject({ code: 'auth-refused' });
    expect(identity.calls.filter((call) => call === 'offerSecondFactor')).toHaveLength(before);
  });

  it('deletes the account: first what hangs on it, then itself, then the session', async () => {
    const { session, identity, calls, visited } = await signedIn();
    await session.deleteAccount('demo1234');
    expect(calls.at(-1)).toEqual({ kind: 'delete', name: '/apin/user/uid-1', query: {} });
    expect(identity.calls.slice(-3)).toEqual(['reauthenticate', 'deleteUser', 'signOut']);
    expect(session.get()).toEqual({ status: 'anonymous' });
    expect(visited.at(-1)).toBe('/connec');
  });

  it('keeps the account when the API refuses to delete what hangs on it', async () => {
    const { session, identity } = await signedIn(() => {
      throw httpError(503);
    });
    await expect(session.deleteAccount('demo1234')).rejects.toMatchObject({ code: 'http' });
    expect(identity.calls).not.toContain('deleteUser');
    expect(session.get()).toMatchObject({ status: 'signedIn' });
  });
});
