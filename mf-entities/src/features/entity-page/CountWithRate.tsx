import { rateOf } from '@galopin/shared/contracts';
import { formatNumber, formatPercent } from '@galopin/shared/lib';
import { NumericText } from '@galopin/shared/ui';
import styled from 'styled-components';

interface Props {
  readonly part: number;
  /** Starts; without any there is no rate, and the count alone would say nothing. */
  readonly of: number;
}

/** « 12 (18,2 %) »; « – » without a start. */
export function CountWithRate({ part, of }: Props) {
  if (of === 0) return <NumericText>–</NumericText>;
  return (
    <NumericText>
      {formatNumber(part)} <Rate>({formatPercent(rateOf(part, of))})</Rate>
    </NumericText>
  );
}

const Rate = styled.span`
  color: ${({ theme }) => theme.colors.inkSoft};

  ${({ theme }) => theme.media.down('sm')} {
    display: block;
    ${({ theme }) => theme.text.caption}
  }
`;
