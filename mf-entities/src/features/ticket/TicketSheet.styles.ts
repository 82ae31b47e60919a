import styled from 'styled-components';

/** Sizes are those of paper: points. */
export const Horses = styled.table`
  margin-top: 8pt;
  border-collapse: collapse;
  font-size: 10pt;
  ${({ theme }) => theme.figures}

  caption {
    padding-bottom: 2pt;
    font-weight: 700;
    text-align: start;
  }

  tr {
    break-inside: avoid;
  }

  th,
  td {
    padding: 2pt 10pt 2pt 0;
    border-bottom: 0.5pt solid #999;
    text-align: start;
    font-weight: 400;
  }

  th {
    min-width: 20pt;
    font-weight: 700;
  }
`;

/** The numbers of the field as a betting slip has them. */
export const Grid = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4pt;
  max-width: 260pt;
  margin: 12pt 0 0;
  padding: 0;
  list-style: none;
`;

/** Colours are not printed by default: what is chosen shows by its edge and weight. */
export const Box = styled.li`
  display: grid;
  place-items: center;
  width: 22pt;
  height: 22pt;
  border: 0.5pt solid #999;
  color: #666;
  font-size: 10pt;
  ${({ theme }) => theme.figures}

  &[data-chosen='true'],
  &[data-base='true'] {
    border: 2pt solid #000;
    color: #000;
    font-weight: 700;
  }

  &[data-base='true'] {
    border-style: double;
    border-width: 4pt;
  }

  &[data-out='true'] {
    text-decoration: line-through;
  }
`;
