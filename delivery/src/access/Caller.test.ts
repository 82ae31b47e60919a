import { RELEASE_OPERATIONS } from '@galopin/shared/contracts';
import { administrator, SITE, teamCaller as callerOf } from './Caller';
import type { Owners } from './owners';

const owners: Owners = {
  teams: {
    races: { remotes: ['mf-races'], environments: ['staging', 'production'] },
    watch: { remotes: [], environments: ['production'] },
    platform: { remotes: ['*'], environments: ['staging', 'production'] },
  },
  onCall: ['watch'],
};
const teamCaller = (
  team: string,
  environments: readonly string[],
  of: Owners,
  remotes: readonly string[] | null = null,
) => callerOf({ team, environments, remotes }, of);
const promote = (name: string, environment = 'production') => ({ op: 'promote', name, environment }) as const;

describe('a team’s caller', () => {
  const races = teamCaller('races', ['staging', 'production'], owners);

  it('changes what the team owns, and nothing else', () => {
    expect(races.mayChange(promote('mf-races'))).toBeNull();
    expect(races.mayPublish('mf-races')).toBeNull();
    expect(races.mayChange(promote('mf-account'))).toEqual({
      rule: 'owners',
      found: 'promote of mf-account in production by team races',
      wanted: 'mf-races in staging, production',
    });
    expect(races.mayPublish('shell')).toMatchObject({ rule: 'owners' });
  });

  it('keeps to the environments of its token and of its team', () => {
    const staging = teamCaller('races', ['staging', 'elsewhere'], owners);
    expect(staging.mayChange(promote('mf-races', 'staging'))).toBeNull();
    expect(staging.mayChange(promote('mf-races'))).toMatchObject({ wanted: 'mf-races in staging' });
    expect(staging.mayChange(promote('mf-races', 'elsewhere'))).not.toBeNull();
  });

  it('owns everything by *', () => {
    expect(teamCaller('platform', ['production'], owners).mayChange(promote('shell'))).toBeNull();
  });

  it('withdraws what is others’ when on call, and brings nothing new', () => {
    const watch = teamCaller('watch', ['production'], owners);
    expect(watch.mayChange({ ...promote('mf-races'), op: 'rollback' })).toBeNull();
    expect(watch.mayChange({ ...promote('mf-races', 'staging'), op: 'rollback' })).not.toBeNull();
    expect(watch.mayChange(promote('mf-races'))).not.toBeNull();
    expect(races.mayChange({ ...promote('mf-account'), op: 'rollback' })).not.toBeNull();
  });

  it('switches the rendering of its own remote, and on call that of others', () => {
    const watch = teamCaller('watch', ['production'], owners);
    for (const op of ['disable-render', 'enable-render'] as const) {
      expect(races.mayChange({ ...promote('mf-races'), op })).toBeNull();
      expect(watch.mayChange({ ...promote('mf-races'), op })).toBeNull();
      expect(races.mayChange({ ...promote('mf-account'), op })).toMatchObject({ rule: 'owners' });
    }
  });

  it('has nothing left once its team is out of the file', () => {
    const gone = teamCaller('gone', ['production'], owners);
    expect(gone.mayChange(promote('mf-races'))).toMatchObject({ wanted: 'nothing in nothing' });
  });

  it('keeps to the names of its token, and says what it is for', () => {
    const one = teamCaller('platform', ['staging'], owners, ['mf-races']);
    expect(one.mayChange(promote('mf-races', 'staging'))).toBeNull();
    expect(one.mayPublish('mf-races')).toBeNull();
    expect(one.mayChange(promote('mf-account', 'staging'))).toEqual({
      rule: 'token',
      found: 'promote of mf-account in staging by a token of team platform',
      wanted: 'mf-races in staging',
    });
    expect(one.mayPublish('mf-account')).toEqual({
      rule: 'token',
      found: 'a build of mf-account by a token of team platform',
      wanted: 'mf-races in staging',
    });
    // Another environment of the team's, and one that is not.
    expect(one.mayChange(promote('mf-races'))).toMatchObject({ rule: 'token' });
    expect(one.mayChange(promote('mf-races', 'elsewhere'))).toMatchObject({ rule: 'owners' });
  });

  it('has nothing of a name that its team has lost, nor beyond it on call', () => {
    const lost = teamCaller('races', ['production'], owners, ['mf-account']);
    expect(lost.mayChange(promote('mf-account'))).toMatchObject({
      rule: 'owners',
      wanted: 'nothing in production',
    });
    expect(lost.mayChange(promote('mf-races'))).toMatchObject({ rule: 'token' });
    const watch = teamCaller('watch', ['production'], owners, ['mf-races']);
    expect(watch.mayChange({ ...promote('mf-races'), op: 'rollback' })).toBeNull();
    expect(watch.mayChange({ ...promote('mf-account'), op: 'rollback' })).toMatchObject({
      rule: 'token',
      wanted: 'mf-races in production',
    });
  });

  it('is no team by a name that every object knows', () => {
    const none = teamCaller('constructor', ['production'], owners);
    expect(none.mayChange(promote('mf-races'))).toMatchObject({
      rule: 'owners',
      wanted: 'nothing in nothing',
    });
  });

  it('stands in the history as its team; who somebody says they are is a note', () => {
    expect(races.actor('ann@desk')).toBe('races (ann@desk)');
    expect(SITE.actor('ann@desk')).toBe('site (ann@desk)');
    expect(SITE.actor('autopilot')).toBe('site (autopilot)');
  });
});

describe('the administrator’s account', () => {
  const admin = administrator('Uid1');

  it('changes what serves, everywhere, and stands in the history by its account whatever it says', () => {
    for (const name of ['mf-races', 'shell'])
      for (const op of RELEASE_OPERATIONS)
        expect(admin.mayChange({ op, name, environment: 'staging' })).toBeNull();
    expect(admin.actor('races:ann')).toBe('admin:Uid1');
  });

  it('brings no build, and is not the site itself', () => {
    expect(admin.mayPublish('mf-races')).toEqual({
      rule: 'owners',
      found: 'a build of mf-races from the administrator’s account',
      wanted: 'a token of a team that owns it',
    });
    expect(admin.holdsSiteToken).toBe(false);
  });
});
