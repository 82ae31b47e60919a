import { Button } from '@galopin/shared/ui';
import { Popover } from '@galopin/shared/ui/overlay';
import styled from 'styled-components';
import { raceCopy } from '../../i18n/raceCopy';
import { ColumnsButton } from './ColumnsButton';

const copy = raceCopy.columns;

export interface ColumnChooserProps {
  /** Columns that may be hidden, in their order. */
  readonly columns: readonly { readonly id: string; readonly name: string }[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
}

/** Which columns the table shows: one box each. */
export function ColumnChooser({ columns, hidden, onChange }: ColumnChooserProps) {
  const toggle = (id: string) =>
    onChange(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);
  return (
    <Popover title={copy.title} trigger={<ColumnsButton />}>
      <List>
        {columns.map(({ id, name }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={!hidden.includes(id)} onChange={() => toggle(id)} />
              {name}
            </label>
          </li>
        ))}
      </List>
      {hidden.length > 0 && (
        <Button variant="secondary" onClick={() => onChange([])}>
          {copy.reset}
        </Button>
      )}
    </Popover>
  );
}

const List = styled.ul`
  margin: 0 0 ${({ theme }) => theme.space(2)};
  padding: 0;
  list-style: none;
  ${({ theme }) => theme.text.small}

  label {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
    min-height: ${({ theme }) => theme.sizes.compact};
    cursor: pointer;
  }

  input {
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${({ theme }) => theme.colors.turf};
  }

  input:focus-visible {
    ${({ theme }) => theme.focusRing}
  }
`;
