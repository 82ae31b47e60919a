import * as v from 'valibot';
/** Every environment variable the backend reads, with its rule and its default. */
export declare const BackendEnvironment: v.ObjectSchema<{
    readonly BACKEND_PORT: v.SchemaWithPipe<readonly [v.OptionalSchema<v.StringSchema<undefined>, string>, v.RegexAction<string, "a port number from 1 to 65535 is wanted">, v.TransformAction<any, number>, v.MinValueAction<number, 1, "a port number from 1 to 65535 is wanted">, v.MaxValueAction<number, 65535, "a port number from 1 to 65535 is wanted">]>;
    readonly HOST: v.OptionalSchema<v.StringSchema<undefined>, "127.0.0.1">;
    readonly DATA_DIR: v.OptionalSchema<v.StringSchema<undefined>, ".data">;
    readonly DATABASE_URL: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "an address like postgres://user:password@host:5432/name is wanted">]>, undefined>;
    readonly ADMIN_EMAIL: v.SchemaWithPipe<readonly [v.OptionalSchema<v.StringSchema<undefined>, "admin@demo.test">, v.EmailAction<string, "an e-mail address is wanted">]>;
    readonly DEMO: v.OptionalSchema<v.PicklistSchema<["1", "0", "true", "false"], "1 or 0 is wanted">, undefined>;
    readonly NODE_ENV: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly LOG_LEVEL: v.OptionalSchema<v.PicklistSchema<["fatal", "error", "warn", "info", "debug", "silent"], "fatal, error, warn, info, debug or silent is wanted">, "warn">;
    readonly FIREBASE_PROJECT_ID: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "a Firebase project id is wanted">]>, "demo-galopin">;
    readonly FIREBASE_AUTH_EMULATOR_HOST: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "host:port of the Auth emulator is wanted">]>, undefined>;
    readonly FIREBASE_KEYS_URL: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, string>, v.RegexAction<string, string>]>, "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com">;
    readonly PARSE_APP_ID: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly PARSE_JAVASCRIPT_KEY: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly PARSE_MASTER_KEY: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly SITE_ORIGIN: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, string>, v.RegexAction<string, string>]>, "http://localhost:3000">;
}, undefined>;
/** Settings of the backend, ready for use. */
export interface BackendSettings {
    readonly port: number;
    readonly host: string;
    /** Absolute path. */
    readonly dataDir: string;
    /** Absent: the embedded database of the data folder. */
    readonly databaseUrl: string | undefined;
    readonly adminEmail: string;
    readonly demo: boolean;
    readonly logLevel: string;
    readonly firebase: {
        readonly projectId: string;
        /** `host:port`; unsigned tokens are accepted only when this is set. */
        readonly emulatorHost: string | undefined;
        readonly keysUrl: string;
    };
    readonly parse: {
        readonly appId: string | undefined;
        readonly javascriptKey: string | undefined;
        readonly masterKey: string | undefined;
    };
    readonly siteOrigin: string;
}
/**
 * Reads the backend's settings.
 * @throws SettingsError naming every variable that cannot be used
 */
export declare function readBackendSettings(environment: Readonly<Record<string, string | undefined>>): BackendSettings;
