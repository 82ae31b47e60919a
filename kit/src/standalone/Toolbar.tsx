import { Select } from '@galopin/shared/ui';
import styled from 'styled-components';
import { NETWORKS, VISITORS, type Switches } from './switches';

interface Props {
  readonly remote: string;
  readonly switches: Switches;
  readonly onChange: (switches: Switches) => void;
}

/** The developer's switches. */
export function Toolbar({ remote, switches, onChange }: Props) {
  return (
    <Bar aria-label="Standalone switches">
      <strong>{remote}</strong>
      <Select
        label="Visitor"
        value={switches.visitor}
        options={VISITORS.map((value) => ({ value, label: value }))}
        onChange={(event) => onChange({ ...switches, visitor: event.target.value as Switches['visitor'] })}
      />
      <Select
        label="Network"
        value={switches.network}
        options={NETWORKS.map((value) => ({ value, label: value }))}
        onChange={(event) => onChange({ ...switches, network: event.target.value as Switches['network'] })}
      />
    </Bar>
  );
}

const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(4)};
  align-items: end;
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  background: ${({ theme }) => theme.colors.blueSoft};
`;
