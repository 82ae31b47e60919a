import { Icon } from '@galopin/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Summary } from '../../components/Summary';
import type { OddsHistory } from '../../domain/OddsHistory';
import type { Runner } from '../../domain/Runner';
import { raceCopy } from '../../i18n/raceCopy';
import { LazyPart } from '../read/LazyPart';

const loadView = () => import('./OddsHistoryView');

interface Props {
  readonly runners: readonly Runner[];
  readonly history: OddsHistory;
}

/** The odds over time, drawn when asked for; nothing where they were never taken twice. */
export function OddsHistoryPart({ runners, history }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!Object.values(history).some((points) => points.length > 1)) return null;
  return (
    <Frame onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>
        <Icon name="chevron-down" />
        {raceCopy.odds.history}
      </Summary>
      {isOpen && (
        <LazyPart load={loadView} rows={6}>
          {({ OddsHistoryView }) => <OddsHistoryView runners={runners} history={history} />}
        </LazyPart>
      )}
    </Frame>
  );
}

const Frame = styled.details`
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  border-top: ${({ theme }) => theme.borders.hairline};
`;
