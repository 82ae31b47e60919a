import { useShell } from '@galopin/shared/shell-context';
import { SectionCard } from '../../components/SectionCard';
import type { AdminViewName } from '../../domain/adminAddress';
import { adminCopy } from '../../i18n/adminCopy';
import { AdminFrame } from '../frame/AdminFrame';
import { ReauthenticationForm } from './ReauthenticationForm';

const copy = adminCopy.password;

/** In the place of a view that is read only shortly after the password was given. */
export function ReauthenticationRequired({ view }: { readonly view: AdminViewName }) {
  const { revalidate } = useShell();
  return (
    <AdminFrame view={view}>
      <SectionCard title={copy.title}>
        <p>{copy.text}</p>
        <ReauthenticationForm onGiven={revalidate} />
      </SectionCard>
    </AdminFrame>
  );
}
