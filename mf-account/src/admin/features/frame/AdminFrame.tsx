import { PageHeader, Stack } from '@galopin/shared/ui';
import type { ReactNode } from 'react';
import type { AdminViewName } from '../../domain/adminAddress';
import { adminCopy as copy } from '../../i18n/adminCopy';
import { AdminNav } from './AdminNav';
import { useIsAdmin } from './useIsAdmin';

interface Props {
  readonly view: AdminViewName;
  /** What the view is for, in a sentence. */
  readonly subtitle?: string;
  /** Beside the title: {@link RefreshStatus}, a button. */
  readonly actions?: ReactNode;
  /** The view's parts, one below the other. */
  readonly children: ReactNode;
}

/** Title, way between the views, and one view below. */
export function AdminFrame({ view, subtitle, actions, children }: Props) {
  return (
    <>
      <PageHeader title={useIsAdmin() ? copy.title : copy.teamTitle} subtitle={subtitle} actions={actions} />
      <Stack>
        <AdminNav view={view} />
        {children}
      </Stack>
    </>
  );
}
