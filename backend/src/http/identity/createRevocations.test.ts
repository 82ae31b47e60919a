import { createRevocations } from './createRevocations';
import { InvalidTokenError } from './createTokenVerifier';

describe('ended sessions', () => {
  const setUp = (revokedBefore: (uid: string) => Promise<number | undefined>) => {
    const identity = (signedInAt: number) => ({
      uid: 'u',
      email: null,
      emailVerified: false,
      isAdmin: false,
      lacksSecondFactor: false,
      signedInAt,
    });
    const verifier = { verify: (token: string) => Promise.resolve(identity(Number(token))) };
    return createRevocations({ verifier, revokedBefore });
  };

  it('are refused by when the password was given; those begun since go on', async () => {
    const { verifier } = setUp(() => Promise.resolve(100));
    await expect(verifier.verify('99')).rejects.toThrow(InvalidTokenError);
    expect((await verifier.verify('100')).uid).toBe('u');
  });

  it('are asked for once in a while, and at once after one was ended here', async () => {
    const ends = [undefined, 200];
    const { verifier, forget } = setUp(() => Promise.resolve(ends.shift()));
    await verifier.verify('150');
    await verifier.verify('150');
    expect(ends).toEqual([200]);
    forget('u');
    await expect(verifier.verify('150')).rejects.toThrow(InvalidTokenError);
  });

  it('let nobody in while it cannot be known', async () => {
    const { verifier } = setUp(() => Promise.reject(new Error('away')));
    await expect(verifier.verify('150')).rejects.toThrow('away');
  });
});
