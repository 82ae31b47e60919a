import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '@galopin/shared/settings';
import * as v from 'valibot';
import { AlertEnvironment, readAlertSettings } from './alertSettings';
import { loadPushKeys } from './loadPushKeys';

const Environment = v.object({ ...AlertEnvironment.entries, NODE_ENV: v.optional(v.string()) });
const read = (given: Readonly<Record<string, string>>) => readAlertSettings(readSettings(Environment, given));

const KEYS = { VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'A'.repeat(43) };
const MAIL = { SMTP_URL: 'smtps://user:secret@mail.test:465', MAIL_FROM: 'Galopin <alertes@galopin.test>' };

describe('the settings of alerts', () => {
  it('push with keys of their own and mail nothing, where nothing is set', () => {
    expect(read({})).toEqual({ pushKeys: undefined, mayMakeKeys: true, pushServices: [], mail: undefined });
    expect(read({ NODE_ENV: 'production' })).toMatchObject({ mayMakeKeys: false });
  });

  it('are taken as given', () => {
    const origins = 'https://push.example.com, http://127.0.0.1:9000';
    expect(read({ ...KEYS, ...MAIL, PUSH_SERVICES: origins })).toMatchObject({
      pushKeys: { publicKey: KEYS.VAPID_PUBLIC_KEY },
      pushServices: ['https://push.example.com', 'http://127.0.0.1:9000'],
      mail: { url: MAIL.SMTP_URL, from: MAIL.MAIL_FROM },
    });
  });

  it.each([
    [{ VAPID_PUBLIC_KEY: KEYS.VAPID_PUBLIC_KEY }, 'VAPID_PRIVATE_KEY'],
    [{ ...KEYS, VAPID_PUBLIC_KEY: 'short' }, 'VAPID_PUBLIC_KEY'],
    [{ SMTP_URL: MAIL.SMTP_URL }, 'MAIL_FROM'],
    [{ MAIL_FROM: MAIL.MAIL_FROM }, 'SMTP_URL'],
    [{ ...MAIL, SMTP_URL: 'https://mail.test' }, 'SMTP_URL'],
    [{ ...MAIL, MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ ...MAIL, MAIL_FROM: 'a@b.test\r\nBcc: c@d.test' }, 'MAIL_FROM'],
    [{ PUSH_SERVICES: 'http://10.0.0.1' }, 'PUSH_SERVICES'],
    [{ PUSH_SERVICES: 'https://push.example.com/path' }, 'PUSH_SERVICES'],
    [{ PUSH_SERVICES: 'http://127.0.0.1:9000', NODE_ENV: 'production' }, 'PUSH_SERVICES'],
  ])('are refused by name: %j', (given, name) => {
    expect(() => read(given as Record<string, string>)).toThrow(name);
  });
});

describe('the keys for push services', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'push-keys-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const made = { pushKeys: undefined, mayMakeKeys: true };

  it('are made once and kept for the owner alone, never in production', () => {
    const first = loadPushKeys(folder, made);
    expect(first?.publicKey).toMatch(/^[\w-]{87}$/);
    expect(loadPushKeys(folder, made)).toEqual(first);
    expect(statSync(path.join(folder, 'push-keys.json')).mode & 0o777).toBe(0o600);
    expect(loadPushKeys(folder, { pushKeys: undefined, mayMakeKeys: false })).toBeUndefined();
  });

  it('name a file that cannot be understood', () => {
    writeFileSync(path.join(folder, 'push-keys.json'), '{}');
    expect(() => loadPushKeys(folder, made)).toThrow('push-keys.json does not hold push keys');
  });
});
