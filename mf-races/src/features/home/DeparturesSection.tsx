import type { IsoDay } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import type { Race } from '@galopin/shared/racing';
import { useId } from 'react';
import { viewAddress } from '../../domain/dayView';
import { nextDepartures } from '../../domain/nextDepartures';
import { homeCopy } from '../../i18n/homeCopy';
import { RaceRow } from '../race-day/RaceRow';
import { Rows, Section, Words } from './HomePage.styles';
import { SectionHead } from './SectionHead';

const copy = homeCopy.departures;
/** What fits beside the Quinté+. */
const SHOWN = 5;

interface Props {
  readonly races: readonly Race[];
  /** Epoch milliseconds. */
  readonly now: number;
  /** Meetings that the visitor does not see. */
  readonly hidden: number;
}

/** What starts next, across the meetings in sight. */
export function DeparturesSection({ races, now, hidden }: Props) {
  const heading = useId();
  const today: IsoDay = utcDay(now);
  const next = nextDepartures(races, now).slice(0, SHOWN);
  return (
    <Section aria-labelledby={heading}>
      <SectionHead
        id={heading}
        title={copy.title}
        more={{ to: viewAddress('departs', today, today), label: copy.all }}
      />
      {next.length === 0 && <Words>{hidden > 0 ? copy.noneSeen : copy.none}</Words>}
      <Rows>
        {next.map((race, place) => (
          <RaceRow key={race.id} race={race} now={now} isNext={place === 0} tells="racecourse" isNarrow />
        ))}
      </Rows>
    </Section>
  );
}
