import type { RemoteConfig } from '@galopin/shared/contracts';
import { planRemote } from './planRemote';

const races: RemoteConfig = {
  name: 'mf-races',
  port: 3104,
  contract: '^1.0.0',
  pages: [
    { path: '/Jour', name: 'Jour', page: 'raceDay', access: 'member', title: 'Journée' },
    { path: '/Piste/:id', name: 'Piste', page: 'track', access: 'public', title: 'Piste' },
    { path: '/Archives', name: 'Mes-Archives', page: 'archive', access: 'member', title: 'Archives' },
  ],
};
const surroundings = { remotes: [races], entries: ['mf-races', 'mf-old', 'shell'] };
const plan = (wish: Parameters<typeof planRemote>[0]) => planRemote(wish, surroundings);

describe('a new remote', () => {
  it('gets the next port, and path, route and title from its name', () => {
    expect(plan({ name: 'mf-road-weather' })).toEqual({
      name: 'mf-road-weather',
      port: 3105,
      path: '/RoadWeather',
      route: 'RoadWeather',
      title: 'RoadWeather',
    });
  });

  it('gets the path and title it asks for', () => {
    expect(plan({ name: 'mf-meteo', path: '/Pistes/Meteo', title: ' L’état des pistes ' })).toMatchObject({
      path: '/Pistes/Meteo',
      route: 'Pistes-Meteo',
      title: 'L’état des pistes',
    });
  });

  it('is the first one on the first port', () => {
    expect(planRemote({ name: 'mf-meteo' }, { remotes: [], entries: [] }).port).toBe(3101);
  });

  it.each([
    ['meteo', 'name "meteo" is no name of a remote; wanted mf- and words of lower-case letters'],
    ['mf-Meteo', 'name "mf-Meteo" is no name'],
    ['mf-', 'name "mf-" is no name'],
    ['mf-../x', 'name "mf-../x" is no name'],
    ['mf-old', 'name mf-old is taken: the folder exists; wanted a name that is free'],
    ['mf-race', 'name mf-race and mf-races begin alike'],
    ['mf-races-two', 'name mf-races-two and mf-races begin alike'],
  ])('is refused the name %s', (name, message) => {
    expect(() => plan({ name })).toThrow(message);
  });

  it.each([
    ['Meteo', 'path "Meteo" is no path of a first page; wanted parts of letters'],
    ['/', 'path "/" is no path'],
    ['/Meteo/:id', 'path "/Meteo/:id" is no path'],
    ['/_mf/x', 'path "/_mf/x" is no path'],
    ['/jour', 'path /jour is /Jour of mf-races; wanted a path that no remote owns'],
    ['/Piste/Vincennes', 'path /Piste/Vincennes is /Piste/:id of mf-races'],
    ['/Profile', 'path /Profile is /Profile of the contract'],
    ['/Parse', 'path /Parse is below /parse, which a service answers'],
    ['/apin/Meteo', 'path /apin/Meteo is below /apin'],
    [
      '/Course/Meteo/Pistes',
      'is a path that the guard opens to everyone; wanted a path that asks for a member',
    ],
    ['/Mes/Archives', 'makes the route name Mes-Archives, which is /Archives of mf-races'],
  ])('is refused the path %s', (path, message) => {
    expect(() => plan({ name: 'mf-meteo', path })).toThrow(message);
  });

  it.each(['', '  ', 'a'.repeat(61), 'two\nlines', '`${x}`'])('is refused the title %j', (title) => {
    expect(() => plan({ name: 'mf-meteo', title })).toThrow('wanted 1 to 60 characters of plain text');
  });
});
