import { readSettings } from '@galopin/shared/lib';
import { deliverySettings } from './env';

const DATABASE_URL = 'postgres://localhost/galopin';

describe('deliverySettings', () => {
  it('needs nothing but a database', () => {
    const settings = readSettings(deliverySettings, { DATABASE_URL });
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
      DEMO: 'yes',
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
    const read = () => readSettings(deliverySettings, { ...wrong, FIREBASE_AUTH_EMULATOR_HOST: 'localhost' });
    for (const name of [...Object.keys(wrong), 'FIREBASE_AUTH_EMULATOR_HOST'])
      expect(read).toThrow(`${name}=`);
    expect(() => readSettings(deliverySettings, {})).toThrow(
      'DATABASE_URL=(not set): the address of a PostgreSQL',
    );
  });
});
