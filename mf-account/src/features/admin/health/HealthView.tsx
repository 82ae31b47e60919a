import type { Milliseconds, PageLoaderArgs } from '@galopin/shared/contracts';
import { fetchSystemHealth } from '../../../api/fetchSystemHealth';
import type { SystemHealth } from '../../../domain/SystemHealth';
import { healthCopy as copy } from '../../../i18n/healthCopy';
import { AdminFrame } from '../AdminFrame';
import { defineAdminView, type AdminViewProps } from '../adminView';
import { ReadAgain } from '../ReadAgain';
import { HealthCards } from './HealthCards';

/** The system's health as read at `readAt` (epoch milliseconds). */
interface HealthData {
  readonly health: SystemHealth;
  readonly readAt: Milliseconds;
}

async function loadHealth({ shell, signal }: PageLoaderArgs): Promise<HealthData> {
  return { health: await fetchSystemHealth(shell, signal), readAt: shell.now() };
}

/** `/Admin`: the system's health. */
function HealthView({ data: { health, readAt } }: AdminViewProps<HealthData>) {
  return (
    <AdminFrame view="health" subtitle={copy.subtitle} actions={<ReadAgain readAt={readAt} />}>
      <HealthCards health={health} />
    </AdminFrame>
  );
}

export const view = defineAdminView({ load: loadHealth, View: HealthView });
