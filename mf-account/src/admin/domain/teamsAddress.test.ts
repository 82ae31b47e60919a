import { readTeam, teamsPath } from './teamsAddress';

describe('the address of a team’s page', () => {
  it('names the team', () => {
    expect(teamsPath()).toBe('/Admin?vue=equipes');
    expect(teamsPath('races')).toBe('/Admin?vue=equipes&equipe=races');
    expect(readTeam({ equipe: 'races' })).toBe('races');
  });

  it.each(['', '../races', 'Races', 'a/b', 'a'.repeat(32)])('names none by %j', (equipe) => {
    expect(readTeam({ equipe })).toBeNull();
    expect(readTeam({})).toBeNull();
  });
});
