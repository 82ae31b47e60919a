import { FigureTable } from '@galopin/shared/ui';
import styled from 'styled-components';

/** Eight columns that fit a phone: the narrow ones are as wide as a figure. */
export const DayTable = styled(FigureTable)`
  table-layout: fixed;

  caption {
    position: relative;
  }

  th,
  td {
    position: relative;
    text-align: center;
    vertical-align: middle;
  }

  th:not(:first-child),
  td:not([colspan]) {
    padding-right: 0;
    padding-left: 0;
  }

  th:first-child {
    width: 5.25rem;
    padding-right: 0;

    ${({ theme }) => theme.media.up('sm')} {
      width: 10rem;
    }
  }

  thead th {
    vertical-align: bottom;
  }

  td[colspan] {
    padding: ${({ theme }) => `0 ${theme.space(4)} ${theme.space(3)}`};
    border-top: 0;
    text-align: left;
  }
`;

/** The name of a column; upright where there is no room beside the others. */
export const Label = styled.span`
  ${({ theme }) => theme.media.down('sm')} {
    writing-mode: vertical-rl;
    transform: rotate(180deg);
  }
`;

/** Whether a part is there. */
export const Mark = styled.span<{ readonly $tone: 'complete' | 'missing' | 'nothing' }>`
  ${({ theme }) => theme.figures}
  font-weight: 600;

  ${({ theme }) => theme.media.down('sm')} {
    font-size: 0.75rem;
  }

  color: ${({ theme, $tone }) =>
    ({ complete: theme.colors.turf, missing: theme.colors.red, nothing: theme.colors.inkSoft })[$tone]};
`;
