import { useRead } from '@galopin/shared/read';
import { Button, SkeletonGroup, SkeletonText } from '@galopin/shared/ui';
import { noteCopy as copy } from '../../i18n/noteCopy';
import type { HorseNotePartProps } from './HorseNotePart';

/** The note on a horse, whose code comes with the first one that is in sight. */
export function LazyHorseNote(props: HorseNotePartProps) {
  const part = useRead(() => import('./HorseNotePart'), { what: 'The note on a horse' });
  if (part.status === 'ready') return <part.value.HorseNotePart {...props} />;
  if (part.status === 'loading')
    return (
      <SkeletonGroup label={copy.loading}>
        <SkeletonText lines={2} />
      </SkeletonGroup>
    );
  return (
    <p role="alert">
      {copy.failed(part.reason)}{' '}
      <Button variant="quiet" onClick={part.retry}>
        {copy.retry}
      </Button>
    </p>
  );
}
