import path from 'node:path';
import { CallError, type SendAlert } from '@galopin/shared/server';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DeliverySettings } from './settings/env';
import { createLedger, type Ledger } from './ledger/createLedger';
import { fingerprintsOf } from './ledger/fingerprints';
import type { LedgerDatabase } from './ledger/LedgerDatabase';
import { announceReleases } from './live/announceReleases';
import { createLiveRelease, type LiveReleaseHolder } from './live/createLiveRelease';
import type { PointerSigner } from './ledger/PointerSigner';

/** Where a team looks at a build before everybody does. */
export const STAGING = 'staging';

/** One place that releases lead to: what serves there is its own, builds and their store are common to all. */
export interface ReleaseEnvironment {
  readonly name: string;
  readonly ledger: Ledger;
  readonly live: LiveReleaseHolder;
}

/** The environments of this process by name, the one on its main port first. */
export type Environments = ReadonlyMap<string, ReleaseEnvironment>;

export interface EnvironmentsOptions {
  readonly db: Kysely<LedgerDatabase>;
  /** Brings the tables up to date; whether pointers can be signed since then, and none is. */
  readonly migrate: () => Promise<boolean>;
  readonly names: readonly string[];
  /** Each environment keeps its snapshot below it. */
  readonly dataDir: string;
  readonly signer: PointerSigner;
  readonly alert: SendAlert;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

/** Names of the environments served when `main` is the one on the main port. */
export const environmentNames = (main: string): string[] => [...new Set([main, STAGING])];

export function createEnvironments(options: EnvironmentsOptions): Environments {
  const { db, migrate, names, dataDir, signer, alert, now, log } = options;
  const ledgers = names.map((environment) => createLedger({ db, environment, signer, now }));
  return new Map(
    ledgers.map((ledger) => {
      const name = ledger.environment;
      const live = createLiveRelease({
        ledger,
        migrate: async () => {
          if (await migrate()) await signFirst(ledgers, log);
        },
        snapshotFile: path.resolve(dataDir, 'delivery', 'current', `${name}.json`),
        findFault: ({ pointer, builds }) => signer.findFault(pointer, fingerprintsOf(pointer.state, builds)),
        onDistrust: ({ message: text }) => void alert({ kind: 'ledger', environment: name, text }),
        log: log.child({ environment: name }),
      });
      return [name, { name, ledger, live }];
    }),
  );
}

/** Pointers from before there were signatures are taken over once, at the moment there are; never later. */
async function signFirst(ledgers: readonly Ledger[], log: FastifyBaseLogger): Promise<void> {
  for (const ledger of ledgers) {
    const { environment } = ledger;
    const verification = await ledger.signAnew();
    if (verification.ok) log.info({ environment }, 'what serves is signed from now on');
    else log.error({ environment, fault: verification.fault }, 'what serves could not be signed');
  }
}

/** Lets every environment follow its ledger, and open pages hear of it, until the app closes. */
export async function startEnvironments(
  app: FastifyInstance,
  environments: Environments,
  {
    BACKEND_URL: backendUrl,
    INTERNAL_TOKEN: token,
  }: Pick<DeliverySettings, 'BACKEND_URL' | 'INTERNAL_TOKEN'>,
): Promise<void> {
  for (const { live } of environments.values()) {
    if (token !== undefined) announceReleases(live, { backendUrl, token, log: app.log });
    await live.start();
    app.addHook('onClose', () => live.stop());
  }
}

/**
 * One environment by its name.
 * @throws CallError `unknown-environment` for a name that this process does not serve
 */
export function environmentOf(environments: Environments, name: string): ReleaseEnvironment {
  const found = environments.get(name);
  if (found) return found;
  const wanted = `one of ${[...environments.keys()].join(', ')}`;
  throw new CallError('unknown-environment', `${name} is no environment of this delivery`, {
    findings: [{ rule: 'environment', found: name, wanted }],
  });
}
