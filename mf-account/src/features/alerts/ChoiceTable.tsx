import {
  ALERT_CHANNELS,
  ALERT_KINDS,
  type AlertChannel,
  type AlertChoice,
  type AlertState,
} from '@galopin/shared/contracts';
import styled from 'styled-components';
import { alertsCopy as copy } from '../../i18n/alertsCopy';

interface Props {
  readonly state: AlertState;
  readonly onChoose: (choice: AlertChoice, wanted: boolean) => void;
}

/** Events down, channels across. */
export function ChoiceTable({ state: { choices, mail, push }, onChoose }: Props) {
  const isOpen: Readonly<Record<AlertChannel, boolean>> = {
    page: true,
    push: push.key !== null,
    mail: mail.isAvailable && mail.address !== null,
  };
  return (
    <Table aria-label={copy.table}>
      <thead>
        <tr>
          <th scope="col">{copy.event}</th>
          {ALERT_CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {copy.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ALERT_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{copy.kinds[kind]}</th>
            {ALERT_CHANNELS.map((channel) => {
              const isOn = choices.some((one) => one.kind === kind && one.channel === channel);
              return (
                <td key={channel}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={copy.choice(kind, channel)}
                      checked={isOn}
                      // What is on can always be ended.
                      disabled={!isOn && !isOpen[channel]}
                      onChange={({ target }) => onChoose({ kind, channel }, target.checked)}
                    />
                  </label>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th {
    padding: 0;
    text-align: left;
    font-weight: inherit;
  }

  thead th {
    ${({ theme }) => theme.text.small}
    color: ${({ theme }) => theme.colors.inkSoft};
  }

  thead th + th,
  td {
    width: 3.75rem;
    padding: 0;
    text-align: center;
  }

  tbody tr {
    border-top: ${({ theme }) => theme.borders.hairline};
  }

  label {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: ${({ theme }) => theme.sizes.touch};
    cursor: pointer;
  }

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${({ theme }) => theme.colors.turf};
  }

  input:focus-visible {
    ${({ theme }) => theme.focusRing}
  }
`;
