import { paths, type TipPeriod } from '@galopin/shared/contracts';
import { formatCount, formatNumber, formatPercent } from '@galopin/shared/lib';
import { NumericText } from '@galopin/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { homePartsCopy } from '../../i18n/homePartsCopy';
import { Section, Words } from './HomePage.styles';
import { SectionHead } from './SectionHead';

const copy = homePartsCopy.record;

/** How often the tips of the last 30 days came true, each rate with its count. */
export function RecordSection({ record }: { readonly record: TipPeriod }) {
  const heading = useId();
  const rates = [
    { label: copy.winners, rate: record.winners },
    { label: copy.bases, rate: record.baseWins },
    { label: copy.places, rate: record.basePlaces },
  ].filter(({ rate }) => rate.count > 0);
  return (
    <Section aria-labelledby={heading}>
      <SectionHead id={heading} title={copy.title} more={{ to: paths.tips.to(), label: copy.more }} />
      {rates.length === 0 ? (
        <Words>{copy.none}</Words>
      ) : (
        <>
          <Rates>
            {rates.map(({ label, rate: { hits, count } }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Rate>{formatPercent((100 * hits) / count)}</Rate>{' '}
                  <NumericText>{copy.of(formatNumber(hits), formatNumber(count))}</NumericText>
                </dd>
              </div>
            ))}
          </Rates>
          <Words>{formatCount(record.tips, copy.tips, copy.tipsPlural)}</Words>
        </>
      )}
    </Section>
  );
}

const Rates = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${({ theme }) => theme.space(3)};
  margin: 0;
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)} 0`};

  dt {
    ${({ theme }) => theme.text.small}
    color: ${({ theme }) => theme.colors.inkSoft};
  }

  dd {
    margin: 0;
    ${({ theme }) => theme.text.small}
  }
`;

const Rate = styled(NumericText)`
  display: block;
  ${({ theme }) => theme.text.h2}
`;
