import { everyAddress, openWhole } from '../support/everyAddress';
import { expectToFit } from '../support/expectToFit';
import { test } from '../support/test';

// Other visitors' pages are looked at where axe opens them (`accessibility.spec.ts`).
test('all pages fit a small window, a phone, a tablet and a desk: member', async ({ site }) => {
  test.setTimeout(240_000);
  await site.enterAs('membre@demo.test');
  for (const address of await everyAddress(site)) {
    await openWhole(site, address);
    await expectToFit(site, address, 'member');
  }
});
