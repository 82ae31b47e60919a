import { readDeliverySettings } from './env';

const DATABASE_URL = 'postgres://localhost/galopin';

describe('the settings of delivery', () => {
  it('needs nothing but a database', () => {
    const settings = readDeliverySettings({ DATABASE_URL });
    expect(settings).toMatchObject({
      PORT: 3000,
      HOST: '0.0.0.0',
      RELEASE_ENVIRONMENT: 'production',
      DEMO: false,
      AUTOPILOT: { '*': 'on' },
      USUAL_BAD_PERCENT: 0.5,
    });
  });

  it('names every wrong variable at once', () => {
    const wrong = {
      PORT: '70000',
      DATABASE_URL: 'mysql://x',
      BACKEND_URL: 'nowhere',
      DEMO: 'maybe',
      ADMIN_EMAIL: 'x',
      STAGING_PORT: 'x',
      LINK_KEY: 'short',
      SIGNING_KEY: 'bm8ga2V5',
      SIGNING_PUBLIC_KEYS: 'bm8ga2V5',
      INTERNAL_TOKEN: 'short',
      PAYPAL_CLIENT_ID: 'a b',
      PAYPAL_SDK_BASE_URL: 'nowhere',
      PAYPAL_CURRENCY: 'euro',
      TRUSTED_PROXIES: 'all of them!',
      AUTOPILOT: 'production=maybe',
      PROVEN_MINUTES: '0',
      PROVEN_SESSIONS: 'many',
      USUAL_BAD_PERCENT: '50',
      HEALTH_DAYS: '0',
    };
    const read = () => readDeliverySettings({ ...wrong, FIREBASE_AUTH_EMULATOR_HOST: 'localhost' });
    for (const name of [...Object.keys(wrong), 'FIREBASE_AUTH_EMULATOR_HOST'])
      expect(read).toThrow(`${name}=`);
    expect(() => readDeliverySettings({})).toThrow('DATABASE_URL=(not set): the address of a PostgreSQL');
  });

  it.each([
    [{}, '0.0.0.0'],
    [{ DEMO: '1' }, 'localhost'],
    [{ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, 'localhost'],
    [{ DEMO: '1', HOST: '0.0.0.0' }, '0.0.0.0'],
  ])('with %j listens on %s: a demonstration is for this machine unless asked', (environment, host) => {
    expect(readDeliverySettings({ DATABASE_URL, ...environment }).HOST).toBe(host);
  });
});
