import styled from 'styled-components';

/** Sizes are those of paper: points. */
export const Sheet = styled.article`
  color: #000;
  font-size: 8.5pt;
  line-height: 1.3;
`;

export const Head = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12pt;
  border-bottom: 1pt solid #000;

  h1 {
    margin: 0;
    font-size: 15pt;
  }

  p {
    margin: 0;
    font-size: 10pt;
    font-weight: 600;
  }
`;

export const Facts = styled.p`
  margin: 4pt 0 0;
`;

export const Result = styled.p`
  margin: 6pt 0 0;
  font-size: 11pt;
  font-weight: 700;
`;

export const Table = styled.table`
  width: 100%;
  margin-top: 8pt;
  border-collapse: collapse;
  font-size: 8pt;
  ${({ theme }) => theme.figures}

  thead {
    display: table-header-group;
  }

  tr {
    break-inside: avoid;
  }

  th,
  td {
    padding: 2.5pt 3pt;
    border-bottom: 0.5pt solid #999;
    text-align: start;
    font-weight: 400;
  }

  thead th {
    border-bottom: 1pt solid #000;
    font-weight: 700;
  }

  tbody th {
    font-weight: 700;
  }

  [data-figure='true'] {
    text-align: end;
    white-space: nowrap;
  }

  [data-out='true'] th {
    text-decoration: line-through;
  }
`;

export const Foot = styled.p`
  margin: 8pt 0 0;
  font-size: 7pt;
`;
