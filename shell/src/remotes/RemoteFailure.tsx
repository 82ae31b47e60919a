import { FailureCard, VisuallyHidden, type FailureCardProps } from '@galopin/shared/ui';
import { useDocumentTitle } from '../ui/useDocumentTitle';

interface Props extends FailureCardProps {
  /** What the page is called: it stays the page's, though its content is missing. */
  readonly page: string;
  readonly title: string;
}

/** Stands where a remote's page should be. */
export function RemoteFailure({ page, ...card }: Props) {
  useDocumentTitle(page);
  return (
    <>
      <VisuallyHidden as="h1">{page}</VisuallyHidden>
      <FailureCard {...card} />
    </>
  );
}
