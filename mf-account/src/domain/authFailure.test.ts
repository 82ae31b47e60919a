import { AppError } from '@galopin/shared/contracts';
import { authFailure } from './authFailure';

const refused = (provider?: string) =>
  new AppError('auth-refused', 'refused', provider === undefined ? {} : { details: { provider } });

describe('authFailure', () => {
  it.each(['wrong-password', 'user-not-found', 'invalid-credential', 'invalid-login-credentials'])(
    'does not tell %s from other wrong credentials',
    (code) => {
      expect(authFailure(refused(`auth/${code}`))).toBe('credentials');
      expect(authFailure(refused(code))).toBe('credentials');
    },
  );

  it('reads the code in capitals of older providers', () => {
    expect(authFailure(refused('INVALID_LOGIN_CREDENTIALS'))).toBe('credentials');
  });

  it.each([
    ['auth/email-already-in-use', 'emailTaken'],
    ['auth/invalid-email', 'emailMalformed'],
    ['auth/weak-password', 'passwordWeak'],
    ['auth/too-many-requests', 'tooManyRequests'],
    ['auth/requires-recent-login', 'recentLogin'],
    ['auth/expired-action-code', 'linkUsed'],
    ['auth/invalid-action-code', 'linkUsed'],
    ['auth/network-request-failed', 'network'],
    ['auth/internal-error', 'unknown'],
    ['constructor', 'unknown'],
  ])('reads %s as %s', (code, failure) => {
    expect(authFailure(refused(code))).toBe(failure);
  });

  it('knows a provider that never came', () => {
    expect(authFailure(new AppError('auth-unavailable', 'Firebase'))).toBe('unavailable');
  });

  it.each([refused(), new TypeError('x'), 'thrown text', undefined])('takes %p for unknown', (error) => {
    expect(authFailure(error)).toBe('unknown');
  });
});
