import type { BuildArtifact } from '@galopin/shared/contracts';
import type { ReleaseEnvironment } from '../environments';

/** Who asks, as far as it decides which builds are given. */
export interface Visitor {
  readonly environment: ReleaseEnvironment;
  /** Random number of the browser, eight hexadecimal digits; it lives as long as canaries need it. */
  readonly cohort: string | undefined;
  /** Builds this visitor asked for by a signed link. */
  readonly overrides: readonly BuildArtifact[];
}
