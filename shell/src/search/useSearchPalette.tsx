import { useShell } from '@galopin/shared/shell-context';
import { useCallback, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { fr } from '../i18n/fr';

type PaletteType = ComponentType<{ readonly open: boolean; readonly onClose: () => void }>;

const load = () => import(/* webpackChunkName: "search" */ './SearchPalette');

interface SearchPaletteAccess {
  readonly start: (by: 'button' | 'key') => Promise<void>;
  /** Of any button that opens it. An intention fetches its code; whoever presses is told of a failure. */
  readonly trigger: Pick<
    ComponentProps<'button'>,
    'aria-haspopup' | 'onClick' | 'onPointerEnter' | 'onFocus'
  >;
  readonly palette: ReactNode;
}

/** The search, whose code comes with the first wish for it. */
export function useSearchPalette(): SearchPaletteAccess {
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
  const prepare = () => {
    load().catch(() => undefined);
  };
  return {
    start,
    trigger: {
      'aria-haspopup': 'dialog',
      onClick: () => void start('button'),
      onPointerEnter: prepare,
      onFocus: prepare,
    },
    palette: Palette !== undefined && <Palette open={open} onClose={() => setOpen(false)} />,
  };
}
