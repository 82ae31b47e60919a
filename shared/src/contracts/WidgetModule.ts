import type { ComponentType } from 'react';
import type { PageLoaderArgs } from './PageModule';
import { CONTRACT_VERSION } from './version';

/**
 * What the page that has the slot tells the widget: a few plain values. Page and widget are released apart, so a widget
 * takes none of them for granted.
 */
export type SlotContext = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Where a page shows what another remote offers for the slot. */
export interface SlotProps {
  /** In kebab-case, such as `quinte-of-the-day`. */
  readonly name: string;
  readonly props?: SlotContext;
}

/** Arguments of a widget's loader: a page's, with the slot's props in place of the address. */
export interface WidgetLoaderArgs extends Pick<PageLoaderArgs, 'signal' | 'shell'> {
  readonly props: SlotContext;
}

export interface WidgetProps<Data> {
  readonly props: SlotContext;
  /** What the loader returned; `undefined` for a widget without loader. */
  readonly data: Data;
}

/** What a remote exposes for one widget. */
export interface WidgetDefinition<Data> {
  /** Reads what the widget shows. What it throws as an `AppError` leaves the slot empty and is no fault of the build. */
  readonly loader?: (args: WidgetLoaderArgs) => Promise<Data>;
  /** Renders nothing where there is nothing to show: the page then has no gap there either. */
  readonly Widget: ComponentType<WidgetProps<Data>>;
  /** Shown while the loader works on a first visit; as high as the configuration's `height`. */
  readonly Skeleton?: ComponentType;
}

/** A widget with the contract version it was built against: what the shell receives. */
export interface WidgetModule extends WidgetDefinition<never> {
  readonly contract: string;
}

/** Wraps a widget for the shell. The module's export must be called `widget`. Since contract 1.5.0. */
export function defineWidget<Data = undefined>(definition: WidgetDefinition<Data>): WidgetModule {
  return { ...(definition as unknown as WidgetDefinition<never>), contract: CONTRACT_VERSION };
}
