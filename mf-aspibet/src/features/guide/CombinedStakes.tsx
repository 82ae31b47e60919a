import { Card, FigureTable, NumericText } from '@galopin/shared/ui';
import styled from 'styled-components';
import { type BetId, bets, countCombinations } from '@galopin/shared/racing';
import { betCopy } from '../../i18n/betCopy';
import { guideCopy } from '../../i18n/guideCopy';
import { formatStake } from './betFacts';

/** Bets without order, for which a combination costs the base stake once. */
const SHOWN: readonly BetId[] = ['coupleGagnant', 'trio', 'deuxSurQuatre', 'pick5'];
const CHOSEN = [4, 5, 6, 7, 8] as const;

const columns = bets.flatMap(({ id, horses, onlineStake }) =>
  SHOWN.includes(id) && horses !== null ? [{ id, wanted: horses[0], stake: onlineStake }] : [],
);

/** What a « combiné » costs, by the number of horses in it. */
export function CombinedStakes() {
  return (
    <Card $flush>
      <Table>
        <caption>{guideCopy.formulas.table}</caption>
        <thead>
          <tr>
            <th scope="col">{guideCopy.formulas.chosen}</th>
            {columns.map(({ id }) => (
              <th key={id} scope="col">
                {betCopy.texts[id].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CHOSEN.map((chosen) => (
            <tr key={chosen}>
              <th scope="row">{chosen}</th>
              {columns.map(({ id, wanted, stake }) => (
                <td key={id}>
                  <NumericText>
                    {chosen < wanted ? '–' : formatStake(countCombinations(chosen, wanted) * stake)}
                  </NumericText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

const Table = styled(FigureTable)`
  caption {
    padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
    ${({ theme }) => theme.text.h4}
    text-align: left;
  }

  th,
  td {
    vertical-align: bottom;
  }
`;
