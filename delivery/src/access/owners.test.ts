import path from 'node:path';
import { parseOwners, readOwners } from './owners';

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

  it('says that a text is not JSON, and that a file is not there', async () => {
    expect(() => parseOwners('{', 'owners.json')).toThrow('owners.json is not JSON');
    await expect(readOwners('no/such/owners.json')).rejects.toThrow('cannot be read');
  });

  it('accepts the file of the project, in which every remote has an owner', async () => {
    const { teams } = await readOwners(path.join(__dirname, '../../owners.json'));
    const owned = Object.values(teams).flatMap(({ remotes }) => remotes);
    expect(owned).toEqual(
      expect.arrayContaining(['mf-races', 'mf-entities', 'mf-account', 'mf-aspibet', '*']),
    );
  });
});
