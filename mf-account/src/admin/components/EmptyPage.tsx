import type { AdminViewName } from '../domain/adminAddress';
import { listPath } from '../domain/listAddress';
import { listsCopy } from '../i18n/listsCopy';
import { EmptyNotice } from './EmptyNotice';

interface Props {
  readonly view: AdminViewName;
  readonly title: string;
  readonly text: string;
}

/** The address asks for a page or a state of a list that has no rows: the way back to all. */
export function EmptyPage({ view, ...said }: Props) {
  const link = { to: listPath(view, { state: null, page: 1 }), label: listsCopy.first };
  return <EmptyNotice icon="filter-off" {...said} link={link} />;
}
