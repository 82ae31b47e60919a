import type { RemotePlan } from '@galopin/shared/contracts';
import type { Build } from '../build/keepBuild';
import type { DeliveryClient } from '../client';

/** What the commands work with; a test hands them its own. */
export interface CommandContext {
  /**
   * @param site address given at the terminal; what the environment names by default
   * @throws ReleaseError when there is no token
   */
  connect(site?: string): Promise<DeliveryClient>;
  print(line: string): void;
  /** Asks the person at the terminal; `null` where nobody can be asked. */
  ask(question: string): Promise<string | null>;
  /**
   * Builds what is in the working tree under a name, or takes the same build made before.
   * @param dist folder that another bundler has written to instead, from the current one
   * @throws ReleaseError naming what is not as a build has to be
   */
  build(name: string, dist?: string): Promise<Build>;
  /** What is known of a name before it is built; `null` for the shell, which is compared with nothing beforehand. */
  plan(name: string): Promise<RemotePlan | null>;
  /** Absolute folder whose commits say what a release is about. */
  readonly root: string;
  /** The one remote of a repository of its own: commands then take no name. */
  readonly own?: string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Takes what another bundler wrote, instead of building. */
export const DIST_OPTION = [
  '--dist <folder>',
  'take what another bundler wrote there, instead of building',
] as const;

/** Options that every command takes. */
export interface CommonOptions {
  /** Release environment; the site's main one by default. */
  readonly env?: string;
  readonly json?: true;
}
