import { releaseOrigin } from './releaseOrigin';

describe('releaseOrigin', () => {
  it('takes the reason given and names the user of the machine', () => {
    expect(releaseOrigin({}, ' odds column ')).toEqual({
      actor: expect.stringMatching(/.@./),
      reason: 'odds column',
    });
  });

  it('takes the actor of the environment', () => {
    expect(releaseOrigin({ RELEASE_ACTOR: 'ci' }, 'x').actor).toBe('ci');
  });
});
