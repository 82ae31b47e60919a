import { EmptyState, VisuallyHidden } from '@galopin/shared/ui';
import { fr } from '../i18n/fr';
import { useDocumentTitle } from '../ui/useDocumentTitle';

/** Stands for a page of a remote that was taken out of service. */
export function DisabledPage({ title }: { readonly title: string }) {
  useDocumentTitle(title);
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <EmptyState icon="clock" title={fr.remote.disabledTitle} text={fr.remote.disabledText} />
    </>
  );
}
