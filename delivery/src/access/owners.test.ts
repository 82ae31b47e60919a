import path from 'node:path';
import { openOwnersFile } from './openOwnersFile';
import { owns, parseOwners, teamOf, teamsOfMember } from './owners';

const team = { remotes: ['mf-races'], environments: ['staging'] };
const parse = (value: unknown) => parseOwners(JSON.stringify(value), 'owners.json');

describe('parseOwners', () => {
  it('reads teams and who is on call', () => {
    const owners = { teams: { races: team, platform: { ...team, remotes: ['*'] } }, onCall: ['platform'] };
    expect(parse(owners)).toEqual(owners);
  });

  it('names every value that cannot be used', () => {
    const wrong = { teams: { races: { remotes: ['Races!'], environments: [7] } }, onCall: [] };
    expect(() => parse(wrong)).toThrow(
      /owners\.json cannot be used:\n {2}teams\.races\.remotes\.0: found "Races!"; wanted shell, a remote .*\n {2}teams\.races\.environments\.0: found 7/,
    );
  });

  it('refuses somebody on call who is no team, and keys it does not know', () => {
    expect(() => parse({ teams: { races: team }, onCall: ['nobody'] })).toThrow(
      'onCall: found nobody; wanted one of races',
    );
    expect(() => parse({ teams: { races: { ...team, environment: 'x' } }, onCall: [] })).toThrow(
      'environment',
    );
  });

  it.each(['admin', 'site', 'autopilot'])('refuses a team that would stand in the history as %s', (name) => {
    expect(() => parse({ teams: { [name]: team }, onCall: [] })).toThrow(
      `found "${name}"; wanted a team; admin, site, autopilot are others in the history`,
    );
  });

  it('says that a text is not JSON, and repeats nothing of it', () => {
    expect(() => parseOwners('{', 'owners.json')).toThrow('owners.json is not JSON');
    for (const text of ['{"members": ["ann@demo.test" "bob@demo.test"]}', 'ann@demo.test'])
      expect(() => parseOwners(text, 'owners.json')).toThrow(
        expect.objectContaining({ message: expect.not.stringContaining('demo') }),
      );
  });

  it('reads members, whatever the case of their addresses', () => {
    const races = { ...team, members: ['Ann@Demo.test'] };
    expect(parse({ teams: { races }, onCall: [] }).teams['races']?.members).toEqual(['ann@demo.test']);
  });

  it.each(['ann', 'ann@demo', 'ann@de mo.test', 'ann@b@demo.test', '\u212Aate@demo.test', '@demo.test', 7])(
    'refuses %j for a member, and does not repeat it',
    (wrong) => {
      const races = { ...team, members: ['bob@demo.test', wrong] };
      expect(() => parse({ teams: { races }, onCall: [] })).toThrow(
        /teams\.races\.members\.1: found something else; wanted the e-mail address|members\.1: found something else; wanted Invalid type/,
      );
    },
  );

  it('accepts the file of the project, in which every remote has an owner', async () => {
    const { teams } = (await openOwnersFile(path.join(__dirname, '../../owners.json'))).current();
    const owned = Object.values(teams).flatMap(({ remotes }) => remotes);
    expect(owned).toEqual(
      expect.arrayContaining(['mf-races', 'mf-entities', 'mf-account', 'mf-aspibet', '*']),
    );
  });

  it('makes nobody a member in the file of the project: anybody could register the address', async () => {
    const { teams } = (await openOwnersFile(path.join(__dirname, '../../owners.json'))).current();
    expect(Object.values(teams).flatMap(({ members = [] }) => members)).toEqual([]);
  });
});

describe('who is in a team', () => {
  const owners = parse({
    teams: {
      races: { ...team, members: ['kate@demo.test'] },
      platform: { ...team, remotes: ['*'], members: ['Kate@Demo.test', 'ann@demo.test'] },
    },
    onCall: [],
  });

  it('is found by the address, whatever its case', () => {
    expect(teamsOfMember(owners, 'KATE@demo.test')).toEqual(['platform', 'races']);
    expect(teamsOfMember(owners, 'ann@demo.test')).toEqual(['platform']);
    expect(teamsOfMember(owners, 'bob@demo.test')).toEqual([]);
  });

  it.each([
    '\u212Aate@demo.test',
    'ate@demo.test',
    ' kate@demo.test',
    'kate@demo.test\n',
    'kate@demo.test.',
    '',
  ])('is not %j, which only looks or folds like one', (address) => {
    expect(teamsOfMember(owners, address)).toEqual([]);
  });

  it('owns nothing under a name that every object knows', () => {
    expect(teamOf(owners, 'constructor')).toBeUndefined();
    expect(owns(teamOf(owners, 'platform'), 'shell')).toBe(true);
    expect(owns(teamOf(owners, 'races'), 'shell')).toBe(false);
  });
});
