import { formatOdds } from '@galopin/shared/lib';
import { NumericText, SaddleCloth } from '@galopin/shared/ui';
import { Silks } from '@galopin/shared/ui/silks';
import { useId } from 'react';
import type { QuinteOfDay } from '../../api/fetchToday';
import { homePartsCopy } from '../../i18n/homePartsCopy';
import { Runner, Runners } from './QuinteRunners.styles';
import { Facts } from './QuinteSection.styles';

const copy = homePartsCopy.quinte;

/** Those with the lowest odds, each with its silks. */
export function QuinteRunners({ runners }: Pick<QuinteOfDay, 'runners'>) {
  const heading = useId();
  const isPriced = runners.some(({ cote }) => cote !== null);
  return (
    <>
      <Facts id={heading}>{isPriced ? copy.favourites : copy.declared}</Facts>
      <Runners aria-labelledby={heading}>
        {runners.map(({ numero, cheval, cote, casaque }) => (
          <Runner key={numero}>
            <SaddleCloth number={numero} />
            {casaque ? <Silks design={casaque} size={24} /> : <span />}
            <span>{cheval}</span>
            {cote !== null && (
              <NumericText $strong title={copy.odds}>
                {formatOdds(cote)}
              </NumericText>
            )}
          </Runner>
        ))}
      </Runners>
    </>
  );
}
