import { readBackendSettings } from './env';

describe('backend settings', () => {
  it('run a demo with the Auth emulator when nothing is set', () => {
    expect(readBackendSettings({})).toMatchObject({
      port: 3001,
      host: '127.0.0.1',
      demo: true,
      adminEmail: 'admin@demo.test',
      firebase: { projectId: 'demo-galopin', emulatorHost: '127.0.0.1:9099' },
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
      /BACKEND_PORT=x: .*\n.*DATABASE_URL=mysql.*\n.*ADMIN_EMAIL=nobody.*\n.*SITE_ORIGIN=here/,
    );
  });

  it('refuse the emulator in production and choose none by themselves', () => {
    const NODE_ENV = 'production';
    expect(() => readBackendSettings({ NODE_ENV, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toThrow(
      'production',
    );
    expect(readBackendSettings({ NODE_ENV }).firebase.emulatorHost).toBeUndefined();
  });
});
