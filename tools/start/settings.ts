import path from 'node:path';
import {
  DeploymentEnvironment,
  portNumber,
  readDeployment,
  readSettings,
  throwFaultsOf,
  withEmulator,
  type Deployment,
} from '@galopin/shared/settings';
import * as v from 'valibot';
import { readBackendSettings, type BackendSettings } from '@galopin/backend/settings';
import { readDeliverySettings } from '@galopin/delivery/env';
import { repositoryRoot } from '@galopin/processes';

/** Stands for the embedded database while the settings are checked: its address is known once it runs. */
const EMBEDDED = 'postgres://localhost/embedded';
const LOCAL_EMULATOR = '127.0.0.1:9099';

const startSettings = v.object({
  ...DeploymentEnvironment.entries,
  PORT: v.optional(portNumber, '3000'),
  STAGING_PORT: v.optional(portNumber),
  DATA_DIR: v.optional(v.string(), '.data'),
  PAYPAL_CLIENT_ID: v.optional(v.string()),
});

export interface StartSettings {
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  /** The site's public address; on this machine unless `SITE_ORIGIN` says otherwise. */
  readonly siteOrigin: string;
  /** Absent: staging has no port of its own. */
  readonly stagingPort?: number;
  /** Absolute. */
  readonly dataDir: string;
  /** Time at which the run begins, as it was written; absent: the machine's. */
  readonly clock?: string;
  /** Absent: the embedded database is started. */
  readonly databaseUrl?: string;
  /** Absent where a real project is configured. */
  readonly authEmulator?: {
    /** Host and port. */
    readonly address: string;
    /** Any other port will do where this one is taken. */
    readonly orAny: boolean;
  };
  /** Payments go to the local stand-in, as no account of PayPal is configured. */
  readonly paypalStandIn: boolean;
  /** What every service gets. */
  readonly serviceEnv: Readonly<Record<string, string>>;
  readonly deployment: Deployment;
  readonly backend: BackendSettings;
  readonly delivery: ReturnType<typeof readDeliverySettings>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings of everything that `pnpm start` starts, as each part will read them.
 * @throws SettingsError naming every wrong variable of every service at once
 */
export function readStartSettings(given: Environment): StartSettings {
  const environment = withEmulator(given, LOCAL_EMULATOR);
  const delivered = { ...environment, DATABASE_URL: environment['DATABASE_URL'] || EMBEDDED };
  // Decided without the address that is known only later.
  const demoEnv = (demo: boolean) => ({ ...delivered, DEMO: demo ? '1' : '0' });
  throwFaultsOf([
    () => readDeliverySettings(delivered),
    () => readBackendSettings(environment),
    () => readDeployment(readSettings(DeploymentEnvironment, environment)),
    // Last: of what two of them read, the start wants more.
    () => readSettings(startSettings, environment),
  ]);
  const settings = readSettings(startSettings, environment);
  const deployment = readDeployment(settings);
  const delivery = readDeliverySettings(demoEnv(deployment.demo));
  const dataDir = path.resolve(repositoryRoot, settings.DATA_DIR);
  const { emulatorHost } = deployment;
  return {
    port: settings.PORT,
    host: delivery.HOST,
    siteOrigin: settings.SITE_ORIGIN ?? `http://localhost:${settings.PORT}`,
    ...(settings.STAGING_PORT !== undefined && { stagingPort: settings.STAGING_PORT }),
    dataDir,
    ...(settings.DEMO_CLOCK !== undefined && { clock: settings.DEMO_CLOCK }),
    ...(settings.DATABASE_URL !== undefined && { databaseUrl: settings.DATABASE_URL }),
    ...(emulatorHost !== undefined && {
      authEmulator: { address: emulatorHost, orAny: !given['FIREBASE_AUTH_EMULATOR_HOST'] },
    }),
    paypalStandIn: !deployment.production && settings.PAYPAL_CLIENT_ID === undefined,
    serviceEnv: {
      PORT: String(settings.PORT),
      DATA_DIR: dataDir,
      DEMO: deployment.demo ? '1' : '0',
      ...(emulatorHost !== undefined && { FIREBASE_AUTH_EMULATOR_HOST: emulatorHost }),
    },
    deployment,
    backend: readBackendSettings(environment),
    delivery,
  };
}
