import { paths } from '@galopin/shared/contracts';
import { Link, useLocation } from '@galopin/shared/router';
import { MessagePage } from '../ui/MessagePage';
import { useDocumentTitle } from '../ui/useDocumentTitle';
import { fr } from '../i18n/fr';

/** A path that no route knows, or that its route's own check refuses. */
export function NotFoundPage({
  message = fr.notFound.unknownPath,
}: {
  readonly message?: (path: string) => string;
}) {
  const { pathname } = useLocation();
  useDocumentTitle(fr.notFound.title);
  return (
    <MessagePage title={fr.notFound.title} message={message(pathname)} text={fr.notFound.help}>
      <Link to={paths.home.to()}>{fr.notFound.home}</Link>
    </MessagePage>
  );
}
