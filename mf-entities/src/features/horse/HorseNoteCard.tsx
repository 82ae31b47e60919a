import { Button, Card, Stack } from '@galopin/shared/ui';
import { useId, useState } from 'react';
import type { Named } from '../../domain/Runner';
import { noteCopy as copy } from '../../i18n/noteCopy';
import { LazyHorseNote } from '../notes/LazyHorseNote';
import { useHorseNotes } from '../notes/useHorseNotes';

/** The member's note on the horse of a page: there is one or not, it is folded until it is asked for. */
export function HorseNoteCard({ horse }: { readonly horse: Named & { readonly id: number } }) {
  const id = useId();
  const notes = useHorseNotes([horse.id]);
  const [isOpen, setOpen] = useState(false);
  const isSpotted = notes.notes.has(horse.id);
  return (
    <Stack $gap={2}>
      <div>
        <Button
          variant="secondary"
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isSpotted ? `${copy.open} (${copy.spotted.toLowerCase()})` : copy.open}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Card as="section" aria-label={copy.title(horse.name)}>
            <LazyHorseNote horse={horse} notes={notes} />
          </Card>
        )}
      </div>
    </Stack>
  );
}
