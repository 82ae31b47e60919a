import type { PageLoaderArgs, PageProps } from '@galopin/shared/contracts';
import type { ComponentType } from 'react';
import { readView, type DayView } from '../../domain/dayView';
import { homeCopy } from '../../i18n/homeCopy';
import { dayViews } from './dayViews';

/** What a page with views has read: for its own view, or for the one that the address asks for. */
export type Viewed<Own> =
  | { readonly view: null; readonly own: Own }
  | { readonly view: DayView; readonly shown: unknown };

/** Reads for the view of the address. */
export const loadViewed =
  <Own,>(loadOwn: (args: PageLoaderArgs) => Promise<Own>) =>
  async (args: PageLoaderArgs): Promise<Viewed<Own>> => {
    const view = readView(args.query);
    if (view === null) return { view, own: await loadOwn(args) };
    const { load } = await dayViews[view].open();
    return { view, shown: await load(args) };
  };

/** The code of a view that the document brought. */
export const openViewed = async ({ view }: Viewed<unknown>): Promise<void> => {
  if (view !== null) await dayViews[view].open();
};

/** Shows the view of the address, the page's own where it asks for none. */
export function viewedPage<Own>(OwnView: ComponentType<PageProps<Own>>) {
  return function ViewedPage({ data, ...address }: PageProps<Viewed<Own>>) {
    if (data.view === null) return <OwnView {...address} data={data.own} />;
    const { View } = dayViews[data.view];
    return <View data={data.shown} query={address.query} />;
  };
}

/** The document's title of a view; `own` says the page's. */
export const viewedTitle =
  <Own,>(own: (data: Own) => string) =>
  (data: Viewed<Own>): string =>
    data.view === null ? own(data.own) : homeCopy.documentTitles[data.view];
