import { readFileSync, writeFileSync } from 'node:fs';
import { createDeliveryClient, publishBuild } from '@galopin/kit/client';
import type { APIRequestContext } from '@playwright/test';
import { alterBuild } from '../support/alterBuild';
import { emulatorOf } from '../support/authEmulator';
import { changeOwners } from '../support/changeOwners';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { connectDelivery, restore, servingBuild } from '../support/releases';
import { takePicture, takePictures } from '../support/takePictures';
import { authAddress, dataDir, expect, ownersFile, siteUrl, test } from '../support/test';

const PASSWORD = 'demo1234';
const MEMBER = 'kate@equipe.test';
const WIDTHS = [320, 390, 820, 1440];
const why = { actor: 'e2e', reason: 'un essai' };

/** Bearer of an account. */
async function signIn(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post(
    `${siteUrl()}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    { data: { email, password: PASSWORD, returnSecureToken: true } },
  );
  return ((await answer.json()) as { idToken: string }).idToken;
}

test.beforeAll(async () => {
  await emulatorOf(dataDir(), authAddress()).addVerifiedAccount(MEMBER, PASSWORD);
});

test('a member of a team reads its page, and nothing else', async ({ site, page, request }) => {
  // The refusal of this test, while the account is in no team.
  const token = await signIn(request, MEMBER);
  const statusOf = async (path: string) =>
    (await request.get(`${siteUrl()}${path}`, { headers: { authorization: `Bearer ${token}` } })).status();
  expect(await statusOf('/_delivery/teams/races')).toBe(403);
  await site.enterAs(MEMBER);
  await site.open('/Admin');
  await expect(page.getByText('Accès réservé')).toBeVisible();

  changeOwners(({ teams }) => {
    teams['races'] = { ...teams['races'], members: ['Kate@equipe.test'] };
  });
  await expect.poll(() => statusOf('/_delivery/teams/races')).toBe(200);
  for (const closed of [
    '/_delivery/teams/account',
    '/_delivery/teams/nothing',
    '/_delivery/releases',
    '/_delivery/history',
    '/_delivery/tokens',
    '/_delivery/health',
    '/apin/admin/members',
    '/apin/health/system',
  ])
    expect(await statusOf(closed), closed).toBe(403);
  const change = await request.post(`${siteUrl()}/_delivery/changes`, {
    headers: { authorization: `Bearer ${token}` },
    data: { op: 'freeze', name: 'mf-races', ...why },
  });
  expect(change.status()).toBe(403);

  await site.open('/Profile');
  await page.getByRole('link', { name: 'Voir mon équipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mon équipe' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Courses du jour, production' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Vues de l’administration' })).toHaveCount(0);
  await takePictures(page, 'team-member');
  // Another view's address leads to the same one.
  await site.open('/Admin?vue=membres&equipe=account');
  await expect(page.getByText('Cette équipe n’est pas la vôtre')).toBeVisible();
});

test('the administrator sees every team, on any screen', async ({ site, page }) => {
  await site.enterAs('admin@demo.test');
  await site.open('/Admin?vue=equipes');
  await expect(page.getByRole('link', { name: 'Voir l’équipe platform' })).toBeVisible();
  await takePictures(page, 'teams');
  for (const team of ['entities', 'platform']) {
    await site.open(`/Admin?vue=equipes&equipe=${team}`);
    await expect(page.getByRole('region', { name: `Équipe ${team}` })).toBeVisible();
    await site.whole();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page);
      await expectNoOverflow(page, `${team} at ${width} px`);
      await takePicture(page, `team-${team}-${width}`);
    }
  }
});

test('a token of one remote is refused another of its team’s', async () => {
  const site = await connectDelivery();
  const wanted = { team: 'platform', days: 1, actor: 'e2e', remotes: ['mf-races'] };
  const { token, remotes } = await site.issueToken(wanted);
  expect(remotes).toEqual(['mf-races']);
  const team = createDeliveryClient({ siteUrl: siteUrl(), token });
  await expect(team.change({ op: 'freeze', name: 'mf-account', ...why })).rejects.toThrow(
    /by a token of team platform; wanted mf-races in/,
  );
  await team.change({ op: 'freeze', name: 'mf-races', ...why });
  await team.change({ op: 'unfreeze', name: 'mf-races', ...why });
});

test('a new team releases without a restart, and a faulty file takes nothing from it', async () => {
  const site = await connectDelivery();
  const issue = () => site.issueToken({ team: 'paris', days: 1, actor: 'e2e' });
  await expect(issue()).rejects.toThrow('paris');
  changeOwners(({ teams }) => {
    teams['paris'] = { remotes: ['mf-aspibet'], environments: ['production'] };
  });
  const tokens: string[] = [];
  await expect
    .poll(() =>
      issue().then(
        ({ token }) => tokens.push(token),
        () => 0,
      ),
    )
    .toBeGreaterThan(0);
  const good = readFileSync(ownersFile(), 'utf8');
  writeFileSync(ownersFile(), good.slice(0, -20));
  const original = await servingBuild(site, 'mf-aspibet');
  const build = await alterBuild(original, {});
  const team = createDeliveryClient({ siteUrl: siteUrl(), token: tokens[0] ?? '' });
  await publishBuild(team, build);
  const { name, buildId } = build.artifact;
  expect(await team.change({ op: 'promote', name, buildId, allowSize: true, ...why })).toMatchObject({
    changed: true,
  });
  const { lines } = await site.history({ name, limit: 1 });
  expect(lines).toMatchObject([{ actor: 'paris (e2e)', to: buildId }]);
  await restore(site, original);
  writeFileSync(ownersFile(), good);
});
