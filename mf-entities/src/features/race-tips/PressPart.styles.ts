import styled from 'styled-components';

/** A wide table scrolls in itself; where it scrolls the keyboard must reach it. */
export const Scroll = styled.div`
  overflow-x: auto;

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
    outline-offset: -3px;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${({ theme }) => theme.text.small}

  th,
  td {
    padding: ${({ theme }) => `${theme.space(1.5)} ${theme.space(2)}`};
    border-bottom: ${({ theme }) => theme.borders.hairline};
    text-align: center;
  }

  thead th {
    color: ${({ theme }) => theme.colors.inkFaint};
    ${({ theme }) => theme.text.caption}
    font-weight: 600;
  }

  th:first-child {
    position: sticky;
    left: 0;
    padding-left: ${({ theme }) => theme.space(4)};
    text-align: start;
    background: ${({ theme }) => theme.colors.surface};
  }

  tbody th {
    font-weight: 600;
  }
`;

export const Mentions = styled.div`
  padding: ${({ theme }) => theme.space(4)};

  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
    gap: ${({ theme }) => `${theme.space(1.5)} ${theme.space(4)}`};
    margin: 0;
    padding: 0;
    list-style: none;
    ${({ theme }) => theme.text.small}
  }

  li > span:last-child {
    color: ${({ theme }) => theme.colors.inkSoft};
  }
`;
