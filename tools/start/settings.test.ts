import path from 'node:path';
import { SettingsError } from '@galopin/shared/settings';
import { repositoryRoot } from '@galopin/processes';
import { describeSettings } from './describeSettings';
import { readStartSettings } from './settings';

/** What is wrong with an environment, by the name of the variable. */
function faultsOf(
  environment: Readonly<Record<string, string>>,
): Readonly<Record<string, string | undefined>> {
  try {
    readStartSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError)
      return Object.fromEntries(error.faults.map((fault) => [fault.name, fault.found]));
    throw error;
  }
  return {};
}

const REAL = { FIREBASE_API_KEY: 'a-key', FIREBASE_PROJECT_ID: 'galopin-live' };
const PRODUCTION = {
  ...REAL,
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://galopin:a-password@db/galopin',
  SITE_ORIGIN: 'https://galopin.example',
  ADMIN_EMAIL: 'chef@galopin.example',
  ADMIN_SECOND_FACTOR: 'off',
  PARSE_APP_ID: 'galopin',
  PARSE_JAVASCRIPT_KEY: 'a-javascript-key',
  PARSE_MASTER_KEY: 'a-master-key',
  INTERNAL_TOKEN: 'a-token-nobody-can-guess',
};

describe('the settings of the start', () => {
  it('need nothing', () => {
    const dataDir = path.join(repositoryRoot, '.data');
    expect(readStartSettings({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      siteOrigin: 'http://localhost:3000',
      dataDir,
      authEmulator: { address: '127.0.0.1:9099', orAny: true },
      paypalStandIn: true,
      serviceEnv: {
        PORT: '3000',
        DATA_DIR: dataDir,
        DEMO: '1',
        FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      },
    });
  });

  it('are taken from the environment; an empty variable counts as not set', () => {
    const settings = readStartSettings({
      PORT: '4000',
      DATA_DIR: '/var/galopin',
      DATABASE_URL: 'postgres://db/galopin',
      FIREBASE_AUTH_EMULATOR_HOST: '',
      DEMO: '',
    });
    expect(settings).toMatchObject({
      port: 4000,
      dataDir: '/var/galopin',
      databaseUrl: 'postgres://db/galopin',
      authEmulator: { address: '127.0.0.1:9099', orAny: true },
      serviceEnv: { DEMO: '0' },
    });
  });

  it.each([
    [{}, '1'],
    [{ DEMO: '0' }, '0'],
    [{ DEMO: 'false' }, '0'],
    [{ DATABASE_URL: 'postgres://db/galopin' }, '0'],
    [{ DATABASE_URL: 'postgres://db/galopin', DEMO: 'true' }, '1'],
  ])('%j: the demo world is %s', (environment, demo) => {
    expect(readStartSettings(environment as Record<string, string>).serviceEnv['DEMO']).toBe(demo);
  });

  it('give staging a port where one is set', () => {
    expect(readStartSettings({ STAGING_PORT: '3100' })).toMatchObject({ port: 3000, stagingPort: 3100 });
    expect(() => readStartSettings({ STAGING_PORT: 'x' })).toThrow('STAGING_PORT=x: a port number');
  });

  it('leave the emulator out where a real project is configured, or in production', () => {
    const real = readStartSettings(REAL);
    expect(real.authEmulator).toBeUndefined();
    expect(real.serviceEnv).not.toHaveProperty('FIREBASE_AUTH_EMULATOR_HOST');
    expect(readStartSettings(PRODUCTION).authEmulator).toBeUndefined();
  });

  it('leave the stand-in for PayPal out where an account is configured, or in production', () => {
    const account = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' };
    expect(readStartSettings(account).paypalStandIn).toBe(false);
    expect(readStartSettings(PRODUCTION).paypalStandIn).toBe(false);
    expect(() => readStartSettings({ PAYPAL_CLIENT_ID: 'id' })).toThrow('PAYPAL_CLIENT_SECRET=(not set)');
  });

  it('that are wrong are all named at once, whichever service reads them', () => {
    expect(
      faultsOf({
        PORT: 'abc',
        DATABASE_URL: 'mysql://db',
        ADMIN_EMAIL: 'nobody',
        LOG_LEVEL: 'loud',
        RELEASE_ENVIRONMENT: 'Prod!',
        DEMO: 'maybe',
      }),
    ).toEqual({
      PORT: 'abc',
      DATABASE_URL: 'mysql://db',
      ADMIN_EMAIL: 'nobody',
      LOG_LEVEL: 'loud',
      RELEASE_ENVIRONMENT: 'Prod!',
      DEMO: 'maybe',
    });
  });

  it('name all that production lacks, whichever service reads it', () => {
    expect(
      Object.keys(faultsOf({ NODE_ENV: 'Production', DATABASE_URL: 'postgres://db/x' })).toSorted(),
    ).toEqual(
      Object.keys(PRODUCTION)
        .filter((name) => name !== 'NODE_ENV' && name !== 'DATABASE_URL')
        .toSorted(),
    );
    expect(faultsOf({ NODE_ENV: 'production' })).toHaveProperty('DATABASE_URL');
  });

  it('keep the public address that production was given', () => {
    expect(readStartSettings(PRODUCTION)).toMatchObject({
      siteOrigin: 'https://galopin.example',
      host: '0.0.0.0',
    });
  });

  it('can be read as what they amount to, without a secret', () => {
    const text = JSON.stringify(describeSettings(readStartSettings(PRODUCTION)));
    expect(text).toContain('["faults are reported to","nobody: SECURITY_CONTACT is not set"]');
    expect(text).toContain('["unsigned tokens","refused"]');
    expect(text).toContain(
      '["alerts of members","not pushed: no VAPID_PUBLIC_KEY, not mailed: no SMTP_URL"]',
    );
    expect(text).toContain('["keys made and kept here","SIGNING_KEY, LINK_KEY"]');
    expect(text).toContain('postgres://galopin:…@db/galopin');
    expect(text).not.toMatch(/a-password|a-master-key|a-token/);
    expect(JSON.stringify(describeSettings(readStartSettings({})))).toContain(
      'ACCEPTED: anyone can be anyone',
    );
  });

  it.each(['65536', '-1', '3000x'])('refuse the port %s, saying what is wanted', (port) => {
    expect(() => readStartSettings({ PORT: port })).toThrow(
      `PORT=${port}: a port number from 0, for any, to 65535`,
    );
  });
});
