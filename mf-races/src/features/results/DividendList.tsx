import type { Dividend } from '@galopin/shared/contracts';
import { NumericText } from '@galopin/shared/ui';
import styled from 'styled-components';
import { dividendWords } from '../../i18n/dividendWords';

/** What bets paid, as a line of text that wraps: « Simple gagnant 4,30 € · Trio 3 - 1 - 2 42,00 € ». */
export function DividendList({ dividends }: { readonly dividends: readonly Dividend[] }) {
  if (dividends.length === 0) return null;
  return (
    <List>
      {dividends.map((dividend, place) => {
        const { label, combination, amount, stake } = dividendWords(dividend);
        return (
          <li key={`${place} ${dividend.pari} ${dividend.combinaison}`}>
            {label} {combination !== '' && <Combination>{combination}</Combination>}{' '}
            <NumericText $strong>{amount}</NumericText>
            {stake !== '' && ` ${stake}`}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space(0.5)} ${theme.space(4)}`};
  margin: 0;
  padding: 0;
  list-style: none;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Combination = styled(NumericText)`
  color: ${({ theme }) => theme.colors.ink};
`;
