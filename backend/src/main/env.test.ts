import { readBackendSettings } from './env';

describe('backend settings', () => {
  it('run a demo, where no unsigned token counts, when nothing is set', () => {
    expect(readBackendSettings({})).toMatchObject({
      port: 3001,
      host: '127.0.0.1',
      demo: true,
      adminEmail: 'admin@demo.test',
      firebase: { projectId: 'demo-galopin', emulatorHost: undefined },
    });
  });

  it('run no demo on a database of one’s own unless told so', () => {
    const DATABASE_URL = 'postgres://user@host/name';
    expect(readBackendSettings({ DATABASE_URL })).toMatchObject({
      demo: false,
      firebase: { emulatorHost: undefined },
    });
    expect(readBackendSettings({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
  });

  it('name every wrong variable at once', () => {
    const wrong = {
      BACKEND_PORT: 'x',
      DATABASE_URL: 'mysql://x',
      ADMIN_EMAIL: 'nobody',
      SITE_ORIGIN: 'here',
    };
    expect(() => readBackendSettings(wrong)).toThrow(
      /DATABASE_URL=mysql.*\n.*SITE_ORIGIN=here.*\n.*ADMIN_EMAIL=nobody.*\n.*BACKEND_PORT=x: .*/,
    );
  });

  it('follow PMU only where its address is set, at the configured pace', () => {
    const PMU_BASE_URL = 'http://feed.test/rest';
    expect(readBackendSettings({}).followPace).toBeUndefined();
    expect(readBackendSettings({}).pmuBaseUrl).toContain('pmu.fr');
    expect(readBackendSettings({ PMU_BASE_URL })).toMatchObject({
      pmuBaseUrl: PMU_BASE_URL,
      followPace: { liveInterval: 1000, pause: 300 },
    });
    const set = { PMU_BASE_URL, PMU_LIVE_INTERVAL_MS: '5000', PMU_PAUSE_MS: '50' };
    expect(readBackendSettings(set).followPace).toEqual({ liveInterval: 5000, pause: 50 });
  });

  it.each([
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL=localhost:6379: an address like redis://'],
    [{ WEBHOOK_TOKEN: 'short' }, 'WEBHOOK_TOKEN=(hidden): at least 24 characters'],
    [{ AUDIENCE_DAYS: '800' }, 'AUDIENCE_DAYS=800: whole days from 1 to 760'],
    [{ INTERNAL_TOKEN: 'short' }, 'INTERNAL_TOKEN=(hidden): at least 24 characters'],
    [{ PAYPAL_CLIENT_ID: 'id' }, 'PAYPAL_CLIENT_SECRET=(not set): is wanted with PAYPAL_CLIENT_ID'],
    [{ PAYPAL_CLIENT_SECRET: 'x' }, 'PAYPAL_CLIENT_ID=(not set): is wanted with PAYPAL_CLIENT_SECRET'],
    [{ SUBSCRIPTION_PRICE: '9,90' }, 'SUBSCRIPTION_PRICE=9,90: a price like 9.90'],
    [{ SUBSCRIPTION_PRICE: '0.00' }, 'SUBSCRIPTION_PRICE=0.00: a price like 9.90'],
    [{ SUBSCRIPTION_DAYS: '31' }, 'SUBSCRIPTION_DAYS=31: days in whole thirties'],
    [{ PAYPAL_CURRENCY: 'euro' }, 'PAYPAL_CURRENCY=euro: a currency like EUR'],
    [{ PMU_BASE_URL: 'pmu' }, 'PMU_BASE_URL=pmu: the address of'],
    [{ PMU_LIVE_INTERVAL_MS: '100' }, 'PMU_LIVE_INTERVAL_MS=100: whole milliseconds from 250 to 60000'],
    [{ PMU_PAUSE_MS: '0.3' }, 'PMU_PAUSE_MS=0.3: whole milliseconds from 50 to 60000'],
  ])('refuse %j', (environment, message) => expect(() => readBackendSettings(environment)).toThrow(message));

  it('take payment only with both of PayPal’s credentials', () => {
    const both = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' };
    expect(readBackendSettings({}).payment).toEqual({
      plan: { amount: { value: '9.90', currency: 'EUR' }, days: 30 },
      paypal: undefined,
    });
    expect(readBackendSettings({ ...both, PAYPAL_API_URL: 'http://pay.test/' }).payment.paypal).toEqual({
      apiUrl: 'http://pay.test',
      clientId: 'id',
      clientSecret: 'secret',
      webhookId: undefined,
    });
  });

  it('name all that production lacks at once', () => {
    const environment = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://db/galopin',
      FIREBASE_KEYS_URL: 'http://keys.test/',
      PAYPAL_CLIENT_ID: 'id',
    };
    for (const name of ['ADMIN_EMAIL', 'PARSE_MASTER_KEY', 'FIREBASE_KEYS_URL', 'PAYPAL_CLIENT_SECRET'])
      expect(() => readBackendSettings(environment)).toThrow(`  ${name}=`);
  });

  it('refuse an API key beside the emulator', () => {
    const FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9099';
    const real = { FIREBASE_API_KEY: 'a-key', FIREBASE_PROJECT_ID: 'galopin-live' };
    expect(() => readBackendSettings({ FIREBASE_AUTH_EMULATOR_HOST, ...real })).toThrow(
      'must not be set beside FIREBASE_API_KEY',
    );
    expect(readBackendSettings(real).firebase.emulatorHost).toBeUndefined();
  });
});
