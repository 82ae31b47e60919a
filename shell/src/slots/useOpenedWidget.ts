import type { Session, SlotContext, WidgetLoaderArgs, WidgetModule } from '@galopin/shared/contracts';
import { isReturning } from '@galopin/shared/lib';
import { useSession, useShell } from '@galopin/shared/shell-context';
import { useEffect, useReducer, useState } from 'react';
import type { PageLoader, PageLoaderOptions } from '../remotes/createPageLoader';
import type { MountTarget } from '../remotes/createPageMount';
import { createPageOpener, type OpenedPage } from '../remotes/createPageOpener';
import { checkWidget } from './checkWidget';

type OpenedWidget = OpenedPage<WidgetModule, MountTarget>;
type Options = Pick<PageLoaderOptions<WidgetModule>, 'releases' | 'logger' | 'now' | 'limit' | 'onEvent'>;

interface WantedWidget {
  readonly remote: string;
  readonly widget: string;
  /** The slot's props as JSON: the same text is the same context. */
  readonly given: string;
}

/**
 * Opens a widget once the page around it is on screen, and again for other props, another visitor or another build.
 * @returns `undefined` until there is an outcome, `null` where the widget's own data could not be had
 */
export function useOpenedWidget(
  widgets: PageLoader<WidgetModule>,
  { remote, widget, given }: WantedWidget,
  { releases, logger, now, limit, onEvent }: Options,
): OpenedWidget | null | undefined {
  const shell = useShell();
  const visitor = visitorOf(useSession());
  const [opened, setOpened] = useState<OpenedWidget | null>();
  const [round, openAgain] = useReducer((before: number) => before + 1, 0);
  const [{ openPage }] = useState(() =>
    createPageOpener<WidgetModule, WidgetLoaderArgs, MountTarget>({
      pages: widgets,
      check: checkWidget,
      now,
      limit,
      onEvent,
      onShown: () => undefined,
      // What the visitor has typed is the page's: nothing of it goes with the widget.
      holdsInput: () => false,
      revalidate: openAgain,
    }),
  );
  const buildId = releases.activeBuildId(remote);

  useEffect(() => {
    if (visitor === undefined) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const show = (outcome: OpenedWidget | null) => {
      if (!signal.aborted) setOpened(outcome);
    };
    const props = JSON.parse(given) as SlotContext;
    openPage({ remote, page: widget }, { shell, signal, props }).then(show, (error: unknown) => {
      if (!signal.aborted) logger.warn(`${remote}: ${widget} has no data`, { message: String(error) });
      show(null);
    });
    return () => left.abort();
  }, [openPage, logger, shell, visitor, remote, widget, given, buildId, round]);

  return opened;
}

/** Whose view it is: `null` for anybody's, `undefined` while a returning member's session is being restored. */
function visitorOf(session: Session): string | null | undefined {
  if (isReturning(session)) return undefined;
  return session.status === 'signedIn' ? session.user.uid : null;
}
