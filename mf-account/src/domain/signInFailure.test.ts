import { AppError } from '@galopin/shared/contracts';
import { signInFailure } from './signInFailure';

const refused = (provider?: string) =>
  new AppError('auth-refused', 'refused', provider === undefined ? {} : { details: { provider } });

describe('signInFailure', () => {
  it.each([
    'wrong-password',
    'user-not-found',
    'invalid-credential',
    'invalid-login-credentials',
    'invalid-email',
  ])('does not tell %s from other wrong credentials', (code) => {
    expect(signInFailure(refused(`auth/${code}`))).toBe('credentials');
    expect(signInFailure(refused(code))).toBe('credentials');
  });

  it('reads the code in capitals of older providers', () => {
    expect(signInFailure(refused('INVALID_LOGIN_CREDENTIALS'))).toBe('credentials');
  });

  it.each([
    ['auth/too-many-requests', 'tooManyRequests'],
    ['auth/network-request-failed', 'network'],
    ['auth/internal-error', 'unknown'],
    ['constructor', 'unknown'],
  ])('reads %s as %s', (code, failure) => {
    expect(signInFailure(refused(code))).toBe(failure);
  });

  it('knows a provider that never came', () => {
    expect(signInFailure(new AppError('auth-unavailable', 'Firebase'))).toBe('unavailable');
  });

  it.each([refused(), new TypeError('x'), 'thrown text', undefined])('takes %p for unknown', (error) => {
    expect(signInFailure(error)).toBe('unknown');
  });
});
