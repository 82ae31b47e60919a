import { useEffect, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import type { PageLoaderArgs } from '../contracts';

/** A module in a chunk of its own. */
export interface LateModule<Module> {
  /** @throws whatever the import throws; the next call tries again */
  readonly open: () => Promise<Module>;
  /** `null` until it has been opened. */
  readonly opened: () => Module | null;
}

/** Fetches a module once, when it is first opened. */
export function lateModule<Module>(fetchModule: () => Promise<Module>): LateModule<Module> {
  let opened: Module | null = null;
  const open = async () => {
    opened ??= await fetchModule();
    return opened;
  };
  return { open, opened: () => opened };
}

/**
 * A component of a module that the page's loader opens: it is there with the data and is rendered at once. A page that the
 * document brought has no loader run: what the server sent stays as it is until the component's code is there, whatever
 * else of the page changes meanwhile, and gives way to the same within one frame. React's own `lazy` would take it away
 * for any change that comes before its code.
 */
export function lateComponent<Module, Props extends object>(
  { open, opened }: LateModule<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  return function LateComponent(props: Props) {
    const [state, setState] = useState<{ module: Module | null; error?: unknown }>(() => ({
      module: opened(),
    }));
    const isThere = state.module !== null;
    useEffect(() => {
      if (isThere) return;
      open().then(
        (module) => setState({ module }),
        (error: unknown) => setState({ module: null, error }),
      );
    }, [isThere]);
    // As with `lazy`, the page's boundary decides what comes in place of a page whose code is not to be had.
    if ('error' in state) throw state.error;
    // While it takes a document over, React leaves alone what is in an element whose content is a text that may differ.
    if (state.module === null) return <Kept suppressHydrationWarning>{NOTHING}</Kept>;
    const Shown = pick(state.module);
    return (
      <Kept>
        <Shown {...props} />
      </Kept>
    );
  };
}

const NOTHING = '';

/** Its children are laid out as if it were not there. */
const Kept = styled.div`
  display: contents;
`;

/** What a view's component gets: what its loader read, and the address. */
export interface PageViewProps<Data> {
  readonly data: Data;
  readonly query: Readonly<Record<string, string>>;
}

/** One of several views of a page: what it reads and what shows it. */
export interface PageView<Data> {
  /** Reads only what this view shows; throws as the API client does. */
  readonly load: (args: PageLoaderArgs) => Promise<Data>;
  readonly View: ComponentType<PageViewProps<Data>>;
}

/** A view whose loader and component fit each other; outside of its module nobody looks into its data. */
export type AnyPageView = PageView<never>;

/** Ties a view's loader to its component. The export of its module must be called `view`. */
export function definePageView<Data>(view: PageView<Data>): AnyPageView {
  return view as unknown as AnyPageView;
}

/** A view in a chunk of its own. */
export interface LazyPageView {
  /** @throws whatever the import throws; the next call tries again */
  readonly open: () => Promise<PageView<unknown>>;
  readonly View: ComponentType<PageViewProps<unknown>>;
}

/** A view that is fetched when the page's loader first opens it. */
export function lazyPageView(fetchModule: () => Promise<{ readonly view: AnyPageView }>): LazyPageView {
  const late = lateModule(async () => (await fetchModule()).view as unknown as PageView<unknown>);
  return { open: late.open, View: lateComponent(late, ({ View }) => View) };
}
