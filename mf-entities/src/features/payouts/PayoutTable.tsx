import { formatCents, formatNumber } from '@galopin/shared/lib';
import { NumericText } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { BetPayouts, PayoutLine } from '../../domain/Payout';
import { betName, raceCopy } from '../../i18n/raceCopy';

const copy = raceCopy.payouts;

/** What one bet paid, or that its stakes are given back. */
export function PayoutTable({
  payout: { bet, baseStake, isRefunded, lines },
}: {
  readonly payout: BetPayouts;
}) {
  const name = betName(bet);
  if (isRefunded) {
    return (
      <Frame>
        <Title>{name}</Title>
        <Refund>{copy.refunded}</Refund>
      </Frame>
    );
  }
  // The bet's name on every line of it would say nothing.
  const hasLabels = lines.some(({ label }) => label.toLowerCase() !== name.toLowerCase());
  return (
    <Frame>
      <Table>
        <caption>{name}</caption>
        <thead>
          <tr>
            {hasLabels && <th scope="col">{copy.line.header}</th>}
            <th scope="col">{copy.combination.header}</th>
            <NumberHead scope="col">{copy.forOneEuro.header}</NumberHead>
            <NumberHead scope="col">
              {baseStake === null ? copy.baseStake : copy.forBaseStake(formatCents(baseStake))}
            </NumberHead>
            <NumberHead scope="col" title={copy.winners.headerTitle}>
              {copy.winners.header}
            </NumberHead>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <Line
              key={`${place} ${line.combination}`}
              line={line}
              label={hasLabels ? shortLabel(line.label, name) : null}
            />
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

/** « Ordre » under the heading « Quinté+ », for « Quinté+ Ordre ». */
function shortLabel(label: string, bet: string): string {
  const isPrefixed = label.toLowerCase().startsWith(`${bet.toLowerCase()} `);
  return isPrefixed ? label.slice(bet.length + 1) : label;
}

function Line({ line, label }: { readonly line: PayoutLine; readonly label: string | null }) {
  return (
    <tr>
      {label !== null && <th scope="row">{label}</th>}
      <td>
        <NumericText $strong>{line.combination.replaceAll('-', ' - ') || '–'}</NumericText>
      </td>
      <NumberCell>{formatCents(line.forOneEuro)}</NumberCell>
      <NumberCell>{formatCents(line.forBaseStake)}</NumberCell>
      <NumberCell>
        {line.winners === null ? '–' : formatNumber(Math.round(line.winners * 100) / 100)}
      </NumberCell>
    </tr>
  );
}

const Frame = styled.div`
  break-inside: avoid;
  padding-bottom: ${({ theme }) => theme.space(5)};
`;

const Title = styled.h3`
  margin: 0;
  ${({ theme }) => theme.text.h3}
`;

const Refund = styled.p`
  margin: ${({ theme }) => theme.space(1)} 0 0;
  ${({ theme }) => theme.text.small}
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${({ theme }) => theme.text.small}

  caption {
    padding-bottom: ${({ theme }) => theme.space(1)};
    text-align: start;
    ${({ theme }) => theme.text.h3}
  }

  th,
  td {
    padding: ${({ theme }) => `${theme.space(1)} ${theme.space(2)} ${theme.space(1)} 0`};
    border-bottom: ${({ theme }) => theme.borders.hairline};
    text-align: start;
    vertical-align: baseline;
  }

  thead th {
    ${({ theme }) => theme.text.caption}
    color: ${({ theme }) => theme.colors.inkFaint};
  }

  tbody th {
    font-weight: 400;
  }

  th:last-child,
  td:last-child {
    padding-right: 0;
  }
`;

const NumberHead = styled.th`
  && {
    text-align: end;
  }
`;

const NumberCell = styled.td`
  && {
    text-align: end;
  }
  white-space: nowrap;
  ${({ theme }) => theme.figures}
`;
