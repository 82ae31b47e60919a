import path from 'node:path';
import { readSettings, SettingsError, type SettingFault } from '@galopin/shared/lib';
import * as v from 'valibot';
import { readBackendSettings } from '../../backend/src/env';
import { deliverySettings } from '../../delivery/src/env';
import { repositoryRoot } from '../build/repositoryRoot';

/** Stands for the embedded database while the settings are checked: its address is known once it runs. */
const EMBEDDED = 'postgres://localhost/embedded';

const PORT_WANTED = 'a port number from 1 to 65535';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, PORT_WANTED),
  v.transform(Number),
  v.minValue(1, PORT_WANTED),
  v.maxValue(65_535, PORT_WANTED),
);

const startSettings = v.object({
  PORT: v.optional(port, '3000'),
  STAGING_PORT: v.optional(port),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(v.string()),
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(v.string(), '127.0.0.1:9099'),
  FIREBASE_API_KEY: v.optional(v.string()),
  PAYPAL_CLIENT_ID: v.optional(v.string()),
  NODE_ENV: v.optional(v.string()),
});

export interface StartSettings {
  readonly port: number;
  /** Absent: staging has no port of its own. */
  readonly stagingPort?: number;
  /** Absolute. */
  readonly dataDir: string;
  /** Absent: the embedded database is started. */
  readonly databaseUrl?: string;
  /** Host and port of the Auth emulator; absent where a real project is configured. */
  readonly authEmulator?: string;
  /** Payments go to the local stand-in, as no account of PayPal is configured. */
  readonly paypalStandIn: boolean;
  /** What every service gets. */
  readonly serviceEnv: Readonly<Record<string, string>>;
}

/**
 * Reads the settings of everything that `pnpm start` starts.
 * @throws SettingsError naming every wrong variable of every service at once
 */
export function readStartSettings(environment: Readonly<Record<string, string | undefined>>): StartSettings {
  const delivered = { ...environment, DATABASE_URL: environment['DATABASE_URL'] || EMBEDDED };
  const faults = new Map<string, SettingFault>();
  for (const read of [
    () => readBackendSettings(environment),
    () => readSettings(deliverySettings, delivered),
    // Last: of what two of them read, the start wants more.
    () => readSettings(startSettings, environment),
  ]) {
    for (const fault of faultsOf(read)) faults.set(fault.name, fault);
  }
  if (faults.size > 0) throw new SettingsError([...faults.values()]);

  const settings = readSettings(startSettings, environment);
  const dataDir = path.resolve(repositoryRoot, settings.DATA_DIR);
  const { demo } = readBackendSettings(environment);
  // A real identity project is configured by its key; production never gets the emulator.
  const usesEmulator = settings.NODE_ENV !== 'production' && settings.FIREBASE_API_KEY === undefined;
  return {
    port: settings.PORT,
    ...(settings.STAGING_PORT !== undefined && { stagingPort: settings.STAGING_PORT }),
    dataDir,
    ...(settings.DATABASE_URL !== undefined && { databaseUrl: settings.DATABASE_URL }),
    ...(usesEmulator && { authEmulator: settings.FIREBASE_AUTH_EMULATOR_HOST }),
    paypalStandIn: settings.NODE_ENV !== 'production' && settings.PAYPAL_CLIENT_ID === undefined,
    serviceEnv: {
      PORT: String(settings.PORT),
      DATA_DIR: dataDir,
      DEMO: demo ? '1' : '0',
      ...(usesEmulator && { FIREBASE_AUTH_EMULATOR_HOST: settings.FIREBASE_AUTH_EMULATOR_HOST }),
    },
  };
}

function faultsOf(read: () => unknown): readonly SettingFault[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
}
