import { FigureTable } from '@galopin/shared/ui';
import styled from 'styled-components';

/** The table may be wider than a small phone: it scrolls, the page does not. */
export const Scroll = styled.div`
  overflow-x: auto;
`;

export const Table = styled(FigureTable)`
  th:not(:first-child),
  td {
    padding: ${({ theme }) => `${theme.space(1.5)} ${theme.space(1)}`};
    text-align: center;
  }
`;

/** The most named first: an ordered list. */
export const Mentions = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  margin: 0;
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border-top: ${({ theme }) => theme.borders.hairline};
  list-style: none;
`;

export const Mention = styled.li`
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
  white-space: nowrap;
`;
