import { Button } from '@galopin/shared/ui';
import { fr } from '../i18n/fr';
import { RemoteFailure } from './RemoteFailure';

interface Props {
  /** The page's title. */
  readonly page: string;
  readonly onReplace: () => void;
}

/** A page that crashed while it held what the visitor had typed: nothing takes its place without a word. */
export function CrashedPage({ page, onReplace }: Props) {
  return (
    <RemoteFailure
      page={page}
      title={fr.remote.crashedTitle}
      text={fr.remote.crashedHeldText}
      action={
        <Button variant="secondary" icon="refresh" onClick={onReplace}>
          {fr.remote.replace}
        </Button>
      }
    />
  );
}
