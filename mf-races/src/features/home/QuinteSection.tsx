import { paths } from '@galopin/shared/contracts';
import { formatCount, formatParisTime, formatRelative, utcDay } from '@galopin/shared/lib';
import { hasArrived, raceLabel, raceState, startOf, type Race } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { ButtonLink, Cluster, NumericText, StatusPill } from '@galopin/shared/ui';
import { useId } from 'react';
import type { QuinteOfDay, RaceResult } from '../../api/fetchToday';
import { viewAddress } from '../../domain/dayView';
import { homeCopy } from '../../i18n/homeCopy';
import { ArrivalOrder } from '../race-day/ArrivalOrder';
import { stateWords } from '../race-day/raceStateWords';
import { More, Section, Words } from './HomePage.styles';
import { Body, Facts, Name, Numbers, Tip } from './QuinteSection.styles';
import { LastQuinte, QuinteRunners } from './lateParts';
import { SectionHead } from './SectionHead';

const copy = homeCopy.quinte;

interface Props {
  /** With its newest arrival; `null` while no Quinté+ is known. */
  readonly race: Race | null;
  /** What else is known of it; `null` while it could not be had. */
  readonly quinte: QuinteOfDay | null;
  /** The one before. */
  readonly last: RaceResult | null;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Leads to those that were run; defaults to true. */
  readonly hasHistory?: boolean;
}

/** The Quinté+ of the day: when, who is backed, what we say; and what the last one brought. */
export function QuinteSection({ race, quinte, last, now, hasHistory = true }: Props) {
  const heading = useId();
  const today = utcDay(now);
  return (
    <Section aria-labelledby={heading}>
      <SectionHead
        id={heading}
        title={copy.title}
        {...(hasHistory && { more: { to: viewAddress('quinte', today, today), label: copy.history } })}
      />
      {race === null ? <Words>{copy.none}</Words> : <QuinteOfToday race={race} quinte={quinte} now={now} />}
      {last && <LastQuinte result={last} />}
    </Section>
  );
}

interface TodayProps {
  readonly race: Race;
  readonly quinte: QuinteOfDay | null;
  readonly now: number;
}

function QuinteOfToday({ race, quinte, now }: TodayProps) {
  const state = raceState(race, now);
  const start = startOf(race);
  const label = raceLabel(race.meeting, race.number);
  const isToCome = start !== null && start > now;
  return (
    <Body>
      <Name>
        {label !== '' && <span>{label}</span>} <Link to={paths.race.to(race.id)}>{race.name}</Link>
      </Name>
      <StatusPill status={state}>
        {stateWords(state, isToCome ? formatRelative(start - now) : null, race.arrival?.corrected)}
      </StatusPill>
      <Facts>
        {race.time !== null && (
          <NumericText as="time" $strong>
            {formatParisTime(race.time)}
          </NumericText>
        )}
        {[
          '',
          race.racecourse,
          race.discipline,
          race.declared !== null && formatCount(race.declared, copy.runner),
        ]
          .filter((part) => part !== false)
          .join(' · ')}
      </Facts>
      {hasArrived(state) && (
        <Facts>
          {copy.arrival} <ArrivalOrder order={race.arrival?.order ?? []} />
        </Facts>
      )}
      {quinte && quinte.runners.length > 0 && (
        <div>
          <QuinteRunners runners={quinte.runners} />
        </div>
      )}
      {quinte?.tip && <QuinteTip tip={quinte.tip} />}
      <Cluster $gap={2}>
        <ButtonLink as={Link} to={paths.race.to(race.id)}>
          {copy.card}
        </ButtonLink>
        {isToCome && (
          <ButtonLink as={Link} $variant="secondary" to={paths.race.ticket(race.id)}>
            {copy.ticket}
          </ButtonLink>
        )}
      </Cluster>
    </Body>
  );
}

function QuinteTip({ tip: { selection, locked } }: { readonly tip: NonNullable<QuinteOfDay['tip']> }) {
  return (
    <Tip>
      {locked ? (
        <span>{copy.locked}</span>
      ) : (
        <span>
          {copy.tip} : <Numbers>{selection.join(' - ')}</Numbers>
        </span>
      )}{' '}
      <More as={Link} to={paths.tips.to()}>
        {copy.readTip}
      </More>
    </Tip>
  );
}
