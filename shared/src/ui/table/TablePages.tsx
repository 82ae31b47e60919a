import styled from 'styled-components';
import { fr } from '../i18n/fr';
import { IconButton } from '../IconButton/IconButton';

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
    <Frame aria-label={fr.table.pagination(caption)}>
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
    </Frame>
  );
}

const Frame = styled.nav`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  border-top: ${({ theme }) => theme.borders.hairline};
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
