import type { IsoDay } from '@galopin/shared/contracts';
import { formatDay, formatMonth } from '@galopin/shared/lib';
import { Card, VisuallyHidden } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { RaceResult } from '../../api/fetchToday';
import { weeksOf } from '../../domain/monthOf';
import { resultsCopy } from '../../i18n/resultsCopy';
import { ArrivalOrder } from '../race-day/ArrivalOrder';

const copy = resultsCopy.quinte;

/** Where a day's Quinté+ stands below the calendar. */
export const quinteAnchor = (jour: IsoDay): string => `quinte-${jour}`;

interface Props {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly results: readonly RaceResult[];
}

/** A month of Quinté+ races: each day with one leads to it, and shows its arrival where there is room. */
export function QuinteCalendar({ month, results }: Props) {
  const byDay = new Map(results.map(({ race }) => [race.jour, race]));
  return (
    <Card $flush>
      <Month>
        <caption>
          <VisuallyHidden>{copy.calendar(formatMonth(month))}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {copy.weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => {
                const race = day === null ? undefined : byDay.get(day);
                return (
                  <td key={column}>
                    {day !== null && race === undefined && Number(day.slice(8))}
                    {day !== null && race !== undefined && (
                      <a href={`#${quinteAnchor(day)}`}>
                        <VisuallyHidden>{copy.go(formatDay(day))} </VisuallyHidden>
                        <strong aria-hidden="true">{Number(day.slice(8))}</strong>
                        <Numbers>
                          <ArrivalOrder order={race.arrival?.order ?? []} />
                        </Numbers>
                      </a>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Month>
    </Card>
  );
}

const Month = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}

  th {
    padding: ${({ theme }) => theme.space(2)} 0;
    ${({ theme }) => theme.text.label}
    color: ${({ theme }) => theme.colors.inkSoft};
  }

  td {
    height: ${({ theme }) => theme.sizes.touch};
    border-top: ${({ theme }) => theme.borders.hairline};
    text-align: center;
    color: ${({ theme }) => theme.colors.inkSoft};
  }

  a {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-height: ${({ theme }) => theme.sizes.touch};
    color: ${({ theme }) => theme.colors.turf};
    text-decoration: none;

    &:focus-visible {
      ${({ theme }) => theme.focusRing}
      outline-offset: -3px;
    }
  }
`;

/** Of a phone's seventh, an arrival would take two lines or three. */
const Numbers = styled.span`
  display: none;
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.ink};

  ${({ theme }) => theme.media.up('md')} {
    display: block;
  }
`;
