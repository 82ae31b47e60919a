import { fr } from '../i18n/fr';
import { IconButton } from '../IconButton/IconButton';
import { PagesBar } from '../PagesBar/PagesBar';

interface TablePagesProps {
  readonly caption: string;
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** « Page 1 sur 4 » between two arrows; nothing when there is only one page. */
export function TablePages({ caption, page, pages, onPage }: TablePagesProps) {
  if (pages <= 1) return null;
  return (
    <PagesBar aria-label={fr.table.pagination(caption)}>
      <IconButton
        icon="chevron-left"
        label={fr.table.previous}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      />
      <span aria-live="polite">{fr.table.page(page + 1, pages)}</span>
      <IconButton
        icon="chevron-right"
        label={fr.table.next}
        disabled={page >= pages - 1}
        onClick={() => onPage(page + 1)}
      />
    </PagesBar>
  );
}
