import styled from 'styled-components';

/** A small table of figures with their names on the left, flush in a card; long or sortable ones are a `DataTable`. */
export const FigureTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${({ theme }) => theme.text.small}

  th,
  td {
    padding: ${({ theme }) => `${theme.space(2)} ${theme.space(1.5)}`};
    border-top: ${({ theme }) => theme.borders.hairline};
    text-align: right;
    vertical-align: top;
  }

  th:first-child {
    padding-left: ${({ theme }) => theme.space(4)};
    font-weight: 600;
    text-align: left;
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
