import { Button, Cluster } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { Race } from '../../domain/Race';
import type { Ticket } from '../../domain/readTicket';
import { formatStake } from '../../i18n/formatStake';
import { raceTitle } from '../../i18n/raceLabels';
import { ticketCopy as copy } from '../../i18n/ticketCopy';
import { ShareButton } from '../share/ShareButton';
import { countWords, formulaWords, playName } from './ticketWords';

interface Props {
  readonly race: Race;
  readonly ticket: Ticket;
}

/** Price and combinations, above the site's bar wherever the list is scrolled to, and what can be done with them. */
export function TicketSummary({ race, ticket }: Props) {
  const { result } = ticket;
  const isReady = result.status === 'ready';
  return (
    <Bar aria-label={copy.summary}>
      <Words role="status">
        <strong>
          {playName(ticket)}
          {isReady && ` : ${formatStake(result.stake.cents)}`}
        </strong>
        <span>{countWords(ticket)}</span>
        {isReady && <Small>{formulaWords(ticket)}</Small>}
      </Words>
      <Cluster>
        <Button icon="printer" disabled={!isReady} onClick={() => window.print()}>
          {copy.print}
        </Button>
        <ShareButton title={copy.sheet.heading(`${playName(ticket)}, ${raceTitle(race)}`)} />
      </Cluster>
    </Bar>
  );
}

const Bar = styled.section`
  position: sticky;
  bottom: 0;
  z-index: ${({ theme }) => theme.depths.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border: ${({ theme }) => theme.borders.control};
  border-radius: ${({ theme }) => theme.radii.md};
  background: ${({ theme }) => theme.colors.surface};
  box-shadow: ${({ theme }) => theme.shadows.raised};

  ${({ theme }) => theme.media.down('lg')} {
    bottom: calc(${({ theme }) => theme.sizes.bottomBar} + env(safe-area-inset-bottom));
  }
`;

const Words = styled.p`
  display: grid;
  margin: 0;
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
`;

/** Left out where the bar would take the list's place. */
const Small = styled.span`
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
