import type { ChangeAnswer } from '@galopin/shared/contracts';
import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { startTestDelivery, type TestDelivery } from '../testing/startTestDelivery';

describe('a remote that uses what the contract will go without', () => {
  let delivery: TestDelivery;
  beforeAll(async () => {
    delivery = await startTestDelivery();
  });
  afterAll(() => delivery.stop());

  it('is released, and whoever releases it is told what goes and what to write instead', async () => {
    await delivery.release(fakeShell());
    const build = fakeRemote('mf-races', ['/'], { script: 'a.session.refreshToken()' });
    await delivery.publish(build);
    const answer = (await delivery.promote(build)).json<ChangeAnswer>();
    expect(answer.changed).toBe(true);
    expect(answer.warnings).toEqual([
      {
        rule: 'deprecated',
        found: 'session.refreshToken, which goes with contract 2.0.0',
        wanted: expect.stringContaining('token'),
      },
    ]);
  });
});
