import { Icon } from '@galopin/shared/ui';
import { useEffect } from 'react';
import { fr } from '../i18n/fr';
import { Key, Open, Word } from './SearchButton.styles';
import { useSearchPalette } from './useSearchPalette';

/** Opens the search, as does « / ». */
export function SearchButton() {
  const { start, trigger, palette } = useSearchPalette();
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

  return (
    <>
      <Open
        type="button"
        aria-label={fr.search.open}
        title={fr.search.open}
        aria-keyshortcuts="/"
        {...trigger}
      >
        <Icon name="search" />
        <Word>{fr.search.open}</Word>
        <Key aria-hidden="true">/</Key>
      </Open>
      {palette}
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
