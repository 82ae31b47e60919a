import { DAY_PARTS, type DayPart, type DayState } from '@galopin/shared/contracts';
import { formatCount, formatDay, formatNumber, formatShortDay } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { Badge, Button, ButtonLink, Cluster, VisuallyHidden } from '@galopin/shared/ui';
import { Note } from '../../components/Rows';
import { contentPath } from '../../domain/contentAddress';
import { gapsOf, isEditable, isFetchable } from '../../domain/dayGaps';
import { daysCopy as copy } from '../../i18n/daysCopy';
import { DayTable, Label, Mark } from './DaysTable.styles';

interface Props {
  readonly days: readonly DayState[];
  readonly canFetch: boolean;
  /** Days are fetched: no others can be. */
  readonly isRunning: boolean;
  readonly isAsking: (jour: string) => boolean;
  readonly onFetch: (jour: string) => void;
}

/** A row a day with a column for each of its parts; below it what is missing, and what helps. */
export function DaysTable({ days, ...actions }: Props) {
  return (
    <DayTable>
      <caption>
        <VisuallyHidden>{copy.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{copy.day}</th>
          {DAY_PARTS.map((part) => (
            <th key={part} scope="col">
              <Label>{copy.parts[part]}</Label>
            </th>
          ))}
        </tr>
      </thead>
      {days.map((day) => (
        <tbody key={day.jour}>
          <tr>
            <th scope="row" id={idOf(day)}>
              <time dateTime={day.jour}>{formatShortDay(day.jour)}</time>
            </th>
            {DAY_PARTS.map((part) => (
              <td key={part}>
                <PartMark day={day} part={part} />
              </td>
            ))}
          </tr>
          <Below day={day} {...actions} />
        </tbody>
      ))}
    </DayTable>
  );
}

const idOf = ({ jour }: DayState) => `jour-${jour}`;

/** Races that lack a part: « 3 courses ». */
const racesOf = ({ has, of }: DayState['parts'][DayPart]) => formatCount(of - has, copy.race);

function PartMark({ day, part }: { readonly day: DayState; readonly part: DayPart }) {
  const state = day.parts[part];
  const isMissing = gapsOf(day).includes(part);
  if (isMissing) {
    const said = copy.missing(racesOf(state), formatNumber(state.of));
    return <Told mark={`−${formatNumber(state.of - state.has)}`} said={said} tone="missing" />;
  }
  // The demo world's days lack nothing, whatever they have not got.
  const isComplete = state.of > 0 && state.has >= state.of;
  return isComplete ? (
    <Told mark="✓" said={copy.complete} tone="complete" />
  ) : (
    <Told mark="–" said={copy.nothing} tone="nothing" />
  );
}

interface ToldProps {
  readonly mark: string;
  readonly said: string;
  readonly tone: 'complete' | 'missing' | 'nothing';
}

function Told({ mark, said, tone }: ToldProps) {
  return (
    <Mark $tone={tone}>
      <span aria-hidden="true">{mark}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </Mark>
  );
}

function Below({
  day,
  canFetch,
  isRunning,
  isAsking,
  onFetch,
}: Omit<Props, 'days'> & { readonly day: DayState }) {
  const reasons = describeGaps(day);
  if (reasons === null && day.source !== 'demo') return null;
  const { jour } = day;
  return (
    <tr>
      <td colSpan={DAY_PARTS.length + 1} headers={idOf(day)}>
        <Cluster $spread>
          {reasons === null ? <Badge $tone="neutral">{copy.demo}</Badge> : <Note>{reasons}</Note>}
          <Cluster>
            {canFetch && isFetchable(day) && (
              <Button
                variant="secondary"
                loading={isAsking(jour)}
                disabled={isRunning}
                aria-label={copy.fetchDay(formatDay(jour))}
                onClick={() => onFetch(jour)}
              >
                {copy.fetch}
              </Button>
            )}
            {isEditable(day) && (
              <ButtonLink
                as={Link}
                to={contentPath('tips', { jour })}
                aria-label={copy.editDay(formatDay(jour))}
                $variant="quiet"
              >
                {copy.edit}
              </ButtonLink>
            )}
          </Cluster>
        </Cluster>
      </td>
    </tr>
  );
}

/** What a day lacks in a sentence; null for nothing. */
function describeGaps(day: DayState): string | null {
  const gaps = gapsOf(day);
  if (gaps.length === 0) return null;
  if (day.races === 0) return copy.noRaces;
  const parts = gaps.map((part) => {
    const state = day.parts[part];
    return copy.partOf(copy.lacking[part], racesOf(state), formatNumber(state.of));
  });
  return copy.reasons(parts.join(', '));
}
