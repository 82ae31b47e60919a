import path from 'node:path';
import * as v from 'valibot';

const url = (wanted: string) => v.pipe(v.string(), v.url(wanted));
const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'a port number from 0 to 65535'),
);
const flag = v.pipe(
  v.picklist(['1', '0', 'true', 'false', 'on', 'off'], 'one of 1, 0, true, false, on, off'),
  v.transform((value) => ['1', 'true', 'on'].includes(value)),
);

const DATABASE_WANTED = 'the address of a PostgreSQL: postgres://user:password@host:5432/name';

/** Delivery's settings by the names of their environment variables, with defaults. For {@link readSettings}. */
export const deliverySettings = v.object({
  /** 0 takes any free port. */
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, DATABASE_WANTED)), ''),
  BACKEND_URL: v.optional(
    url('the address of the backend, such as http://127.0.0.1:3001'),
    'http://127.0.0.1:3001',
  ),
  /** Folder of the published builds; `store` below the data folder by default. */
  RELEASE_STORE: v.optional(v.string()),
  RELEASE_ENVIRONMENT: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'a short lower-case name such as production')),
    'production',
  ),
  FIREBASE_API_KEY: v.optional(v.string(), 'demo-api-key'),
  FIREBASE_AUTH_DOMAIN: v.optional(v.string(), 'demo-galopin.firebaseapp.com'),
  FIREBASE_PROJECT_ID: v.optional(v.string(), 'demo-galopin'),
  FIREBASE_STORAGE_BUCKET: v.optional(v.string(), 'demo-galopin.appspot.com'),
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[^/:\s]+:\d+$/, 'host and port of the Auth emulator, such as 127.0.0.1:9099'),
    ),
  ),
  PARSE_APP_ID: v.optional(v.string(), 'galopin'),
  PARSE_JAVASCRIPT_KEY: v.optional(v.string(), 'galopin-javascript-key'),
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email('an e-mail address')), 'admin@demo.test'),
  /** Whether the demo accounts may be shown. */
  DEMO: v.optional(flag, 'off'),
});

export type DeliverySettings = v.InferOutput<typeof deliverySettings>;

/** Folder of the published builds. */
export function storeFolder(settings: Pick<DeliverySettings, 'DATA_DIR' | 'RELEASE_STORE'>): string {
  return path.resolve(settings.RELEASE_STORE ?? path.join(settings.DATA_DIR, 'store'));
}
