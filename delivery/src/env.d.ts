import * as v from 'valibot';
/** Delivery's settings by the names of their environment variables, with defaults. For {@link readSettings}. */
export declare const deliverySettings: v.ObjectSchema<
  {
    /** 0 takes any free port. */
    readonly PORT: v.OptionalSchema<
      v.SchemaWithPipe<
        readonly [
          v.StringSchema<undefined>,
          v.RegexAction<string, 'a port number from 0 to 65535'>,
          v.TransformAction<any, number>,
          v.MaxValueAction<number, 65535, 'a port number from 0 to 65535'>,
        ]
      >,
      '3000'
    >;
    readonly HOST: v.OptionalSchema<v.StringSchema<undefined>, '0.0.0.0'>;
    readonly DATA_DIR: v.OptionalSchema<v.StringSchema<undefined>, '.data'>;
    readonly DATABASE_URL: v.SchemaWithPipe<
      readonly [
        v.StringSchema<'the address of a PostgreSQL: postgres://user:password@host:5432/name'>,
        v.RegexAction<string, 'the address of a PostgreSQL: postgres://user:password@host:5432/name'>,
      ]
    >;
    readonly BACKEND_URL: v.OptionalSchema<
      v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, string>]>,
      'http://127.0.0.1:3001'
    >;
    /** Folder of the published builds; `store` below the data folder by default. */
    readonly RELEASE_STORE: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly RELEASE_ENVIRONMENT: v.OptionalSchema<
      v.SchemaWithPipe<
        readonly [
          v.StringSchema<undefined>,
          v.RegexAction<string, 'a short lower-case name such as production'>,
        ]
      >,
      'production'
    >;
    readonly FIREBASE_API_KEY: v.OptionalSchema<v.StringSchema<undefined>, 'demo-api-key'>;
    readonly FIREBASE_AUTH_DOMAIN: v.OptionalSchema<
      v.StringSchema<undefined>,
      'demo-galopin.firebaseapp.com'
    >;
    readonly FIREBASE_PROJECT_ID: v.OptionalSchema<v.StringSchema<undefined>, 'demo-galopin'>;
    readonly FIREBASE_STORAGE_BUCKET: v.OptionalSchema<v.StringSchema<undefined>, 'demo-galopin.appspot.com'>;
    readonly FIREBASE_AUTH_EMULATOR_HOST: v.OptionalSchema<
      v.SchemaWithPipe<
        readonly [
          v.StringSchema<undefined>,
          v.RegexAction<string, 'host and port of the Auth emulator, such as 127.0.0.1:9099'>,
        ]
      >,
      undefined
    >;
    readonly PARSE_APP_ID: v.OptionalSchema<v.StringSchema<undefined>, 'galopin'>;
    readonly PARSE_JAVASCRIPT_KEY: v.OptionalSchema<v.StringSchema<undefined>, 'galopin-javascript-key'>;
    readonly ADMIN_EMAIL: v.OptionalSchema<
      v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.EmailAction<string, 'an e-mail address'>]>,
      'admin@demo.test'
    >;
    /** Whether the demo accounts may be shown. */
    readonly DEMO: v.OptionalSchema<
      v.SchemaWithPipe<
        readonly [
          v.PicklistSchema<['1', '0', 'true', 'false', 'on', 'off'], 'one of 1, 0, true, false, on, off'>,
          v.TransformAction<'0' | '1' | 'false' | 'off' | 'on' | 'true', boolean>,
        ]
      >,
      'off'
    >;
  },
  undefined
>;
export type DeliverySettings = v.InferOutput<typeof deliverySettings>;
/** Folder of the published builds. */
export declare function storeFolder(settings: Pick<DeliverySettings, 'DATA_DIR' | 'RELEASE_STORE'>): string;
