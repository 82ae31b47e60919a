import { useShell } from '@galopin/shared/shell-context';
import { Icon } from '@galopin/shared/ui';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { fr } from '../i18n/fr';
import { Key, Open, Word } from './SearchButton.styles';

type PaletteType = ComponentType<{ readonly open: boolean; readonly onClose: () => void }>;

const load = () => import(/* webpackChunkName: "search" */ './SearchPalette');

/** Opens the search, as does « / ». Its code comes with the first wish for it. */
export function SearchButton() {
  const { track, notify, logger } = useShell();
  const [Palette, setPalette] = useState<PaletteType>();
  const [open, setOpen] = useState(false);

  const start = useCallback(
    async (by: 'button' | 'key') => {
      try {
        const { SearchPalette } = await load();
        setPalette(() => SearchPalette);
        setOpen(true);
        track('search_opened', { by });
      } catch (error) {
        logger.error('The search could not be loaded', { message: String(error) });
        notify({ message: fr.search.notLoaded, status: 'error' });
      }
    },
    [track, notify, logger],
  );
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target))
        return;
      event.preventDefault();
      void start('key');
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [start]);

  const handleIntent = () => {
    // A mere intention: whoever presses is told of a failure.
    load().catch(() => undefined);
  };
  return (
    <>
      <Open
        type="button"
        aria-label={fr.search.open}
        title={fr.search.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => void start('button')}
        onPointerEnter={handleIntent}
        onFocus={handleIntent}
      >
        <Icon name="search" />
        <Word>{fr.search.open}</Word>
        <Key aria-hidden="true">/</Key>
      </Open>
      {Palette !== undefined && <Palette open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Where a stroke of the visitor is text, or the page waits for a dialog. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null)
  );
}
