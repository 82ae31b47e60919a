import { useLocation } from '@galopin/shared/router';
import { fr } from '../i18n/fr';
import { MessagePage } from './MessagePage';

const copy = fr.notFound;

/** A path that no route knows, or that its route's own check refuses. */
export function NotFoundPage({
  message = copy.unknownPath,
}: {
  readonly message?: (path: string) => string;
}) {
  const { pathname } = useLocation();
  return <MessagePage icon="search" title={copy.title} text={copy.help} message={message(pathname)} />;
}
