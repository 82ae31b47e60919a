import type { HealthEvent, ReleaseManifest } from '@galopin/shared/contracts';
import type { ReportHealth } from './createHealthReporter';

/** What the shell tells of itself, as it tells of any remote. */
export interface ShellReports {
  /** It is on screen; `ms` from the visitor's wish for the document. */
  loaded(ms: number): void;
  /** Nothing of it is left on screen. */
  crashed(error: unknown): void;
}

/** @param shell the one that runs, which a newer release does not change */
export function createShellReports(shell: ReleaseManifest['shell'], report: ReportHealth): ShellReports {
  const { buildId: build, role = 'active' } = shell;
  const tell = (event: Pick<HealthEvent, 'kind' | 'ms' | 'message' | 'stack'>) =>
    report({ remote: 'shell', build, role, ...event });
  return {
    loaded: (ms) => tell({ kind: 'loaded', ms }),
    crashed(error) {
      if (!(error instanceof Error)) return tell({ kind: 'crashed', message: String(error) });
      const { message, stack } = error;
      tell({ kind: 'crashed', message, ...(stack !== undefined && { stack }) });
    },
  };
}
