import type { IsoDay } from '@galopin/shared/contracts';
import { formatCount, formatDay, utcDay } from '@galopin/shared/lib';
import { useShell } from '@galopin/shared/shell-context';
import { Icon } from '@galopin/shared/ui';
import { DayPicker, type ChevronProps } from 'react-day-picker';
import { fr as french } from 'react-day-picker/locale/fr';
import type { RaceDays } from '../../api/fetchRaceDays';
import { fr } from '../../i18n/fr';
import { Frame } from './MonthGrid.styles';
import { dateOf, dayOf } from './localDates';

/** First day that any source of races has. */
const FIRST_DAY: IsoDay = '2004-01-01';
/** Months ahead for which programmes are drawn up. */
const MONTHS_AHEAD = 1;

interface Props {
  readonly jour: IsoDay;
  /** Days with races; `null` while that is not known: any day can be chosen then. */
  readonly days: RaceDays | null;
  readonly onChoose: (jour: IsoDay) => void;
}

/** A month's days, of which those with races can be chosen; arrow keys move by day and week, Page keys by month. */
export function MonthGrid({ jour, days, onChoose }: Props) {
  const today = dateOf(utcDay(useShell().now()));
  const known = [...(days?.keys() ?? []), jour].sort();
  const last = new Date(today.getFullYear(), today.getMonth() + MONTHS_AHEAD, 1);
  const newest = dateOf(known.at(-1) ?? jour);
  const hasRaces = (date: Date) => days?.has(dayOf(date)) === true;
  return (
    <Frame>
      <DayPicker
        mode="single"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog takes the focus in any case: to the day shown
        autoFocus
        locale={french}
        captionLayout="dropdown"
        fixedWeeks
        today={today}
        selected={dateOf(jour)}
        defaultMonth={dateOf(jour)}
        startMonth={dateOf(days ? (known[0] ?? jour) : FIRST_DAY)}
        endMonth={newest > last ? newest : last}
        disabled={(date) => days !== null && !hasRaces(date)}
        modifiers={{ racing: hasRaces }}
        modifiersClassNames={{ racing: 'racing' }}
        components={{ Chevron }}
        // As its label says it, so that who speaks to the page can name the day by what is seen.
        formatters={{
          formatDay: (date) => (date.getDate() === 1 ? fr.calendar.first : String(date.getDate())),
        }}
        labels={{
          labelDayButton: (date) => {
            const races = days?.get(dayOf(date));
            const name = formatDay(dayOf(date));
            return races === undefined ? name : fr.calendar.races(name, formatCount(races, fr.day.race));
          },
        }}
        onSelect={(date) => onChoose(dayOf(date))}
      />
    </Frame>
  );
}

function Chevron({ orientation = 'down' }: ChevronProps) {
  return <Icon name={`chevron-${orientation}`} />;
}
