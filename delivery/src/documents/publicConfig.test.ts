import { generateKeyPairSync } from 'node:crypto';
import { deliverySettings } from '../settings/env';
import { readTestSettings } from '../testing/readTestSettings';
import { publicConfig } from './publicConfig';

const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Settings of a real site that nobody outside may read. */
const SECRETS = {
  DATABASE_URL: 'postgres://galopin:a-password@db.internal:5432/galopin',
  BACKEND_URL: 'http://backend.internal:3001',
  DATA_DIR: '/srv/galopin/data',
  RELEASE_STORE: 's3://a-bucket/of-builds',
  OWNERS_FILE: '/srv/galopin/owners.json',
  S3_ENDPOINT: 'https://s3.internal.test',
  S3_ACCESS_KEY_ID: 'an-access-key-id',
  S3_SECRET_ACCESS_KEY: 'a-secret-access-key',
  ALERT_WEBHOOK_URL: 'https://chat.test/hooks/secret',
  SITE_TOKEN: 'a-site-token-nobody-can-guess',
  LINK_KEY: 'a-key-of-links-nobody-can-guess',
  SIGNING_KEY: Buffer.from(pem).toString('base64'),
  INTERNAL_TOKEN: 'an-internal-token-nobody-can-guess',
};

describe('the public configuration', () => {
  const write = (environment: Readonly<Record<string, string>>) =>
    JSON.stringify(publicConfig(readTestSettings({ ...SECRETS, ...environment }), 'production'));

  it('of a real site holds no secret, and nothing to enter it with', () => {
    const config = write({ DEMO: '0', PAYPAL_CLIENT_ID: 'a-client', ADMIN_EMAIL: 'chef@galopin.test' });
    expect(config).toContain('"clientId":"a-client"');
    const found = Object.entries(SECRETS).filter(([, value]) => config.includes(value));
    expect(found.map(([name]) => name)).toEqual([]);
    expect(config).not.toMatch(/chef@galopin|adminEmail/);
    expect(config).not.toMatch(/demoAccounts|demo1234|@demo\.test|PRIVATE KEY/);
  });

  it('knows of every setting whether it may be read', () => {
    const secret = Object.keys(deliverySettings.entries).filter((name) =>
      /SECRET|TOKEN|_KEY(_|$)|DATABASE|WEBHOOK/.test(name),
    );
    const isPublic = new Set(['FIREBASE_API_KEY', 'PARSE_JAVASCRIPT_KEY']);
    expect(secret.filter((name) => !(name in SECRETS) && !isPublic.has(name))).toEqual([]);
  });

  it('of a demonstration tells its accounts', () => {
    expect(JSON.parse(write({ DEMO: '1', ADMIN_EMAIL: 'chef@galopin.test' }))).toMatchObject({
      demoAccounts: { password: 'demo1234', emails: { admin: 'chef@galopin.test' } },
    });
  });
});
