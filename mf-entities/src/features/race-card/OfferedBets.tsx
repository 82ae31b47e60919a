import { paths } from '@galopin/shared/contracts';
import { betName } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { Badge, ButtonLink } from '@galopin/shared/ui';
import styled from 'styled-components';
import { offerBadges, type OfferBadge } from '../../domain/offerBadges';
import type { RaceCard } from '../../domain/RaceCard';
import { tabLink, type RaceTab } from '../../domain/raceTab';
import { jackpotLabel } from '../../i18n/jackpotLabel';
import { raceCopy } from '../../i18n/raceCopy';

const copy = raceCopy.offered;

interface Props {
  readonly card: RaceCard;
  /** Tab that was asked for. */
  readonly tab: RaceTab | null;
}

/** The bets of a race that is still to come with their jackpots, and the way to a ticket; nothing once it is run. */
export function OfferedBets({ card: { race, runners, arrival, surroundings }, tab }: Props) {
  if (arrival !== null || runners.length === 0) return null;
  const badges = offerBadges(surroundings.details.bets);
  return (
    <Row>
      {badges.length > 0 && (
        <List aria-label={copy.label}>
          {badges.map((badge) => (
            <li key={`${badge.bet.bet} ${badge.bet.pool}`}>
              <Badge $tone={badge.bet.jackpot === undefined ? 'turf' : 'amber'}>{words(badge)}</Badge>
            </li>
          ))}
        </List>
      )}
      {tab !== 'ticket' && (
        <ButtonLink as={Link} to={`${paths.race.to(race.id)}${tabLink('ticket')}`} $variant="secondary">
          {copy.ticket}
        </ButtonLink>
      )}
    </Row>
  );
}

/** « Quinté+ · tirelire 500 000 € ». */
function words({ group, bet }: OfferBadge): string {
  return [group === null ? betName(bet) : copy[group], jackpotLabel(bet)].filter(Boolean).join(' · ');
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(1)};
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;
