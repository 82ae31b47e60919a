import { lastCommitSubject, releaseOrigin } from './releaseOrigin';

const nobody = () => Promise.resolve(null);

describe('releaseOrigin', () => {
  it('takes the reason given and names the user of the machine', async () => {
    expect(await releaseOrigin({ environment: {}, ask: nobody }, ' odds column ', 'usual')).toEqual({
      actor: expect.stringMatching(/.@./),
      reason: 'odds column',
    });
  });

  it('takes the actor of the environment, and the usual reason where there is one', async () => {
    expect(await releaseOrigin({ environment: { RELEASE_ACTOR: 'ci' }, ask: nobody }, ' ', 'usual')).toEqual({
      actor: 'ci',
      reason: 'usual',
    });
  });

  it('asks whoever sits at the terminal', async () => {
    const origin = await releaseOrigin(
      { environment: {}, ask: () => Promise.resolve('it crashes\n') },
      undefined,
    );
    expect(origin.reason).toBe('it crashes');
  });

  it('refuses to go on without a reason', async () => {
    for (const ask of [nobody, () => Promise.resolve('  ')])
      await expect(releaseOrigin({ environment: {}, ask }, undefined)).rejects.toMatchObject({
        exitCode: 2,
        message: 'Say why: --reason "…"',
      });
  });
});

describe('lastCommitSubject', () => {
  it('is one line or nothing', () => expect(lastCommitSubject(__dirname) ?? 'none').toMatch(/^.+$/));
});
