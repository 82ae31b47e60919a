import type { Milliseconds, PageLoaderArgs, ServingBuild } from '@galopin/shared/contracts';
import { definePageView, type PageViewProps } from '@galopin/shared/read';
import { fetchSystemHealth } from '../../api/fetchSystemHealth';
import { fetchReleases } from '../../api/releaseCalls';
import { RefreshStatus } from '../../components/RefreshStatus';
import { useAutoRefresh } from '../../components/useAutoRefresh';
import type { SystemHealth } from '../../domain/SystemHealth';
import { healthCopy as copy } from '../../i18n/healthCopy';
import { AdminFrame } from '../frame/AdminFrame';
import { HealthCards } from './HealthCards';

/** A failing part is seen within a quarter of a minute. */
const READ_MS = 15_000;

/** The system's health as read at `readAt` (epoch milliseconds). */
interface HealthData {
  readonly health: SystemHealth;
  /** Null where delivery could not be asked. */
  readonly serving: readonly ServingBuild[] | null;
  readonly readAt: Milliseconds;
}

async function loadHealth({ shell, signal }: PageLoaderArgs): Promise<HealthData> {
  const [health, serving] = await Promise.all([
    fetchSystemHealth(shell, signal),
    fetchReleases(shell, undefined, signal).then(
      (answer) => answer.serving,
      (error: unknown) => {
        // The rest of the system is worth showing without it.
        shell.logger.error('What serves could not be read', { message: String(error) });
        return null;
      },
    ),
  ]);
  return { health, serving, readAt: shell.now() };
}

/** `/Admin`: the system's health. */
function HealthView({ data: { health, serving, readAt } }: PageViewProps<HealthData>) {
  useAutoRefresh(READ_MS);
  return (
    <AdminFrame view="health" subtitle={copy.subtitle} actions={<RefreshStatus readAt={readAt} />}>
      <HealthCards health={health} serving={serving} />
    </AdminFrame>
  );
}

export const view = definePageView({ load: loadHealth, View: HealthView });
