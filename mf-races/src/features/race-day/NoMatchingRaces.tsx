import { Button, EmptyState } from '@galopin/shared/ui';
import { fr } from '../../i18n/fr';

/** The day has races, and the filters leave none of them. */
export function NoMatchingRaces({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      icon="filter-off"
      title={fr.filters.none}
      text={fr.filters.noneText}
      action={
        <Button variant="secondary" onClick={onClear}>
          {fr.filters.clear}
        </Button>
      }
    />
  );
}
