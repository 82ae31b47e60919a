import { Button, type ButtonProps } from '@galopin/shared/ui';
import styled from 'styled-components';
import { raceCopy } from '../../i18n/raceCopy';

/** Opens the choice of columns; there are columns to choose from where there is a table. */
export function ColumnsButton(props: ButtonProps) {
  return (
    <TableOnly variant="secondary" icon="columns-3" {...props}>
      {raceCopy.columns.choose}
    </TableOnly>
  );
}

const TableOnly = styled(Button)`
  ${({ theme }) => theme.media.down('md')} {
    display: none;
  }
`;
