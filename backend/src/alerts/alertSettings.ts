import { SettingsError } from '@galopin/shared/settings';
import * as v from 'valibot';

const ORIGINS_WANTED =
  'origins like https://push.example.com, commas between them, are wanted; http on this machine only';
const isOrigin = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.origin !== text) return false;
  return (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname))
  );
};

/** Every environment variable of alerts, with its rule. */
export const AlertEnvironment = v.object({
  VAPID_PUBLIC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{87}$/, 'a public key of 65 bytes as base64url is wanted')),
  ),
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'a private key of 32 bytes as base64url is wanted')),
  ),
  PUSH_SERVICES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((one) => one.trim())),
      v.check((origins) => origins.every(isOrigin), ORIGINS_WANTED),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/./, 'an address like smtps://user:password@host:465 is wanted')),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[^\r\n]*\S+@\S+$|^[^\r\n<>]*<\S+@\S+>$/,
        'a sender like Galopin <alertes@example.com> is wanted',
      ),
    ),
  ),
});

/** The keys this site is known by to push services, base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface AlertSettings {
  readonly pushKeys: PushKeys | undefined;
  /** Keys may be made and kept by this process. */
  readonly mayMakeKeys: boolean;
  /** Origins of push services beside those of browsers. */
  readonly pushServices: readonly string[];
  /** Absent: no mails. */
  readonly mail: MailSettings | undefined;
}

export interface MailSettings {
  /** With user and password. */
  readonly url: string;
  readonly from: string;
}

type Read = v.InferOutput<typeof AlertEnvironment> & {
  readonly NODE_ENV?: string | undefined;
};

/** @throws SettingsError where one of two settings that belong together is there without the other, or production would push to this machine */
export function readAlertSettings(read: Read): AlertSettings {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, SMTP_URL: url, MAIL_FROM: from } = read;
  const faults: Fault[] = [
    ...oneWithout({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }),
    ...oneWithout({ SMTP_URL: url, MAIL_FROM: from }),
  ];
  if (read.NODE_ENV === 'production' && read.PUSH_SERVICES?.some((origin) => !origin.startsWith('https:'))) {
    const wanted = 'https:// origins are wanted with NODE_ENV=production';
    faults.push({ name: 'PUSH_SERVICES', found: read.PUSH_SERVICES.join(), wanted });
  }
  if (faults.length > 0) throw new SettingsError(faults);
  return {
    pushKeys: publicKey === undefined || privateKey === undefined ? undefined : { publicKey, privateKey },
    mayMakeKeys: read.NODE_ENV !== 'production',
    pushServices: read.PUSH_SERVICES ?? [],
    mail: url === undefined || from === undefined ? undefined : { url, from },
  };
}

interface Fault {
  readonly name: string;
  readonly found: string | undefined;
  readonly wanted: string;
}

function oneWithout(pair: Readonly<Record<string, string | undefined>>): Fault[] {
  const missing = Object.keys(pair).filter((name) => pair[name] === undefined);
  const [name] = missing;
  if (missing.length !== 1 || name === undefined) return [];
  const other = Object.keys(pair).find((each) => each !== name);
  return [{ name, found: undefined, wanted: `is wanted with ${other}` }];
}
