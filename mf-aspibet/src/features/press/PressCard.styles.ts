import styled from 'styled-components';

/** The table may be wider than a small phone: it scrolls, the page does not. */
export const Scroll = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${({ theme }) => theme.text.small}

  th,
  td {
    padding: ${({ theme }) => `${theme.space(1.5)} ${theme.space(1)}`};
    border-top: ${({ theme }) => theme.borders.hairline};
    text-align: center;
  }

  th:first-child {
    padding-left: ${({ theme }) => theme.space(4)};
    text-align: left;
  }

  tbody th {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  td:last-child,
  th:last-child {
    padding-right: ${({ theme }) => theme.space(4)};
  }

  thead th {
    ${({ theme }) => theme.text.label}
    color: ${({ theme }) => theme.colors.inkSoft};
    background: ${({ theme }) => theme.colors.sunken};
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
