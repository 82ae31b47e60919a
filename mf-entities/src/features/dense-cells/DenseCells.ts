import styled from 'styled-components';

/** Around a table of so many columns that it only fits a page with its cells closer together. */
export const DenseCells = styled.div`
  th:not(:first-child, :last-child),
  td:not(:last-child) {
    padding-inline: ${({ theme }) => theme.space(2)};
  }
`;
