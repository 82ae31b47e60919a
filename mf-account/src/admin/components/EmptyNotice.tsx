import { Link } from '@galopin/shared/router';
import { ButtonLink, Card, EmptyState, type EmptyStateProps } from '@galopin/shared/ui';

interface Props extends Omit<EmptyStateProps, 'action'> {
  /** Where else to go. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** There is nothing here, and perhaps somewhere else. */
export function EmptyNotice({ link, ...state }: Props) {
  const action = link && (
    <ButtonLink as={Link} to={link.to} $variant="secondary">
      {link.label}
    </ButtonLink>
  );
  return <EmptyState icon="info-circle" {...state} action={action} />;
}

/** The same in a card of its own. */
export function EmptyCard(props: Props) {
  return (
    <Card>
      <EmptyNotice {...props} />
    </Card>
  );
}
