import styled from 'styled-components';

export const Frame = styled.div`
  overflow-x: auto;

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
    outline-offset: -3px;
  }
`;

/** Columns of one width each; the first one stays. */
export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}

  th,
  td {
    min-width: 6.25rem;
    padding: ${({ theme }) => theme.space(2)};
    border-bottom: ${({ theme }) => theme.borders.hairline};
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  th {
    font-weight: 600;
  }

  tr > :first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    min-width: 6.25rem;
    max-width: 9rem;
    background: ${({ theme }) => theme.colors.surface};
    border-right: ${({ theme }) => theme.borders.hairline};
  }
`;

export const Who = styled.span`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space(0.5)};
`;

export const Under = styled.span`
  display: block;
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

export const Note = styled.p`
  margin: 0;
  padding: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
