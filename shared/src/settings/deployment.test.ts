import { DeploymentEnvironment, readDeployment, throwFaultsOf, withEmulator } from './deployment';
import { readSettings, SettingsError, showSetting } from './readSettings';

type Environment = Readonly<Record<string, string>>;

const read = (environment: Environment) => readDeployment(readSettings(DeploymentEnvironment, environment));
const faults = (environment: Environment): Readonly<Record<string, string>> => {
  try {
    read(environment);
    return {};
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return Object.fromEntries(error.faults.map(({ name, wanted }) => [name, wanted]));
  }
};

const EMULATOR = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
const PRODUCTION: Environment = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/galopin',
  SITE_ORIGIN: 'https://galopin.example',
  ADMIN_EMAIL: 'chef@galopin.example',
  ADMIN_SECOND_FACTOR: 'required',
  FIREBASE_PROJECT_ID: 'galopin-live',
  FIREBASE_API_KEY: 'a-key',
  PARSE_APP_ID: 'galopin',
  PARSE_JAVASCRIPT_KEY: 'a-javascript-key',
  INTERNAL_TOKEN: 'a-token-nobody-can-guess',
};

describe('unsigned tokens', () => {
  it('count where the emulator’s address is given and the project can be none but its own', () => {
    expect(read(EMULATOR).emulatorHost).toBe('127.0.0.1:9099');
    expect(read({ ...EMULATOR, FIREBASE_PROJECT_ID: 'demo-other' }).emulatorHost).toBe('127.0.0.1:9099');
  });

  it('do not count because nobody said otherwise', () => {
    expect(read({}).emulatorHost).toBeUndefined();
    expect(read({ DEMO: '1' }).emulatorHost).toBeUndefined();
    expect(read({ FIREBASE_PROJECT_ID: 'galopin-live', FIREBASE_API_KEY: 'a-key' }).emulatorHost).toBe(
      undefined,
    );
  });

  it.each([
    [{ ...EMULATOR, FIREBASE_API_KEY: 'a-key' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [{ ...EMULATOR, FIREBASE_PROJECT_ID: 'galopin-live' }, 'FIREBASE_PROJECT_ID'],
    [{ FIREBASE_API_KEY: 'a-key' }, 'FIREBASE_PROJECT_ID'],
    [{ FIREBASE_API_KEY: 'a-key', FIREBASE_PROJECT_ID: 'demo-x' }, 'FIREBASE_PROJECT_ID'],
    [{ ...PRODUCTION, ...EMULATOR }, 'FIREBASE_AUTH_EMULATOR_HOST'],
  ])('stop the start where %j contradicts itself', (environment, name) => {
    expect(Object.keys(faults(environment as Environment))).toContain(name);
  });

  it.each([
    [{}, '127.0.0.1:9099'],
    [{ FIREBASE_API_KEY: '', FIREBASE_PROJECT_ID: '' }, '127.0.0.1:9099'],
    [{ FIREBASE_AUTH_EMULATOR_HOST: '10.0.0.9:1' }, '10.0.0.9:1'],
    [{ FIREBASE_API_KEY: 'a-key' }, undefined],
    [{ FIREBASE_PROJECT_ID: 'galopin-live' }, undefined],
    [{ NODE_ENV: ' Production' }, undefined],
  ])('a start with %j has the emulator at %s', (environment: Environment, expected) => {
    expect(withEmulator(environment, '127.0.0.1:9099')['FIREBASE_AUTH_EMULATOR_HOST']).toBe(expected);
  });
});

describe('production', () => {
  it('is entered with everything it needs', () => {
    expect(read(PRODUCTION)).toMatchObject({ production: true, demo: false, emulatorHost: undefined });
  });

  it.each(['PRODUCTION', ' Production '])('is production however it is written: %j', (NODE_ENV) => {
    expect(Object.keys(faults({ NODE_ENV, DATABASE_URL: 'postgres://db/x' }))).toContain('ADMIN_EMAIL');
  });

  it('is no word that only looks like it', () => {
    expect(() => read({ NODE_ENV: 'prod' })).toThrow('NODE_ENV=prod: one of production, development, test');
  });

  it('names all that it lacks at once, and trusts neither the demo project nor its administrator', () => {
    expect(
      Object.keys(faults({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/x' })).toSorted(),
    ).toEqual([
      'ADMIN_EMAIL',
      'ADMIN_SECOND_FACTOR',
      'FIREBASE_API_KEY',
      'FIREBASE_PROJECT_ID',
      'INTERNAL_TOKEN',
      'PARSE_APP_ID',
      'PARSE_JAVASCRIPT_KEY',
      'SITE_ORIGIN',
    ]);
  });

  it.each([
    [{ DEMO: 'on' }, 'DEMO'],
    [{ DEMO_CLOCK: '2026-12-31T23:50' }, 'DEMO_CLOCK'],
    [{ DEMO_CLOCK: 'noon' }, 'DEMO_CLOCK'],
    [{ ADMIN_SECOND_FACTOR: '' }, 'ADMIN_SECOND_FACTOR'],
    [{ ADMIN_EMAIL: 'Admin@demo.test' }, 'ADMIN_EMAIL'],
    [{ SITE_ORIGIN: 'http://galopin.example' }, 'SITE_ORIGIN'],
    [{ FIREBASE_PROJECT_ID: 'demo-galopin' }, 'FIREBASE_PROJECT_ID'],
    [{ DATABASE_URL: '' }, 'DATABASE_URL'],
  ])('refuses %j', (change, name) => {
    expect(Object.keys(faults({ ...PRODUCTION, ...change } as Environment))).toEqual([name]);
  });
});

describe('the demo world', () => {
  it.each([
    [{}, true],
    [{ DATABASE_URL: 'postgres://db/x' }, false],
    [{ DATABASE_URL: 'postgres://db/x', DEMO: 'on' }, true],
    [{ DEMO: 'off' }, false],
  ])('with %j is %s', (environment, demo) => {
    expect(read(environment as Environment).demo).toBe(demo);
  });
});

describe('settings in a message', () => {
  it('show no secret', () => {
    expect(showSetting('LINK_KEY', 'short')).toBe('(hidden)');
    expect(showSetting('DATABASE_URL', 'mysql://me:secret@db/x')).toBe('mysql://me:…@db/x');
    expect(showSetting('REDIS_URL', 'redis://:secret@host:6379')).toBe('redis://:…@host:6379');
    expect(showSetting('PORT', undefined)).toBe('(not set)');
    expect(() => read({ INTERNAL_TOKEN: 'short' })).toThrow('INTERNAL_TOKEN=(hidden): at least 24');
  });

  it('name what is wrong for any of several readers at once', () => {
    const fault = (name: string) => () => {
      throw new SettingsError([{ name, found: undefined, wanted: 'is wanted' }]);
    };
    expect(() => throwFaultsOf([fault('A'), () => undefined, fault('B')])).toThrow(/A=.*\n.*B=/);
    expect(() => throwFaultsOf([() => undefined])).not.toThrow();
    expect(() =>
      throwFaultsOf([
        () => {
          throw new Error('a fault of the program');
        },
      ]),
    ).toThrow('a fault of the program');
  });
});
