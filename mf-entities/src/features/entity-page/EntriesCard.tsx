import { paths, type EntityAnswer, type EntityEntry, type EntityKind } from '@galopin/shared/contracts';
import { formatDistance, formatOdds, formatParisTime, formatShortDay } from '@galopin/shared/lib';
import { firstDigits, raceLabel, startOf } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { useClock } from '@galopin/shared/shell-context';
import { Badge, Button, Card, CardHeader, NumericText, RowLink, SectionTitle } from '@galopin/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { entityCopy as copy } from '../../i18n/entityCopy';
import { fr } from '../../i18n/fr';
import { disciplineLabel } from '../../i18n/raceLabels';

/** How often the page looks whether a race has started, milliseconds. */
const CLOCK = 30_000;

/** Races shown before the visitor asks for all: a trainer may have dozens. */
const FIRST_ENTRIES = 5;

/** Races to come, next first, each a link to its card. */
export function EntriesCard({ kind, entity }: { readonly kind: EntityKind; readonly entity: EntityAnswer }) {
  const heading = useId();
  const now = useClock(CLOCK);
  const { entries } = entity;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, FIRST_ENTRIES);
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <CardHeader>
        <SectionTitle id={heading}>{copy.entries}</SectionTitle>
      </CardHeader>
      {entries.length === 0 ? (
        <Empty>{copy.noEntries}</Empty>
      ) : (
        <List aria-label={copy.entriesOf(entity.name)}>
          {shown.map((entry) => (
            <li key={`${entry.raceId}-${entry.number}`}>
              <EntryRow kind={kind} entry={entry} now={now} />
            </li>
          ))}
        </List>
      )}
      {shown.length < entries.length && (
        <More>
          <Button variant="quiet" wide onClick={() => setWhole(true)}>
            {copy.allEntries(entries.length)}
          </Button>
        </More>
      )}
    </Card>
  );
}

interface RowProps {
  readonly kind: EntityKind;
  readonly entry: EntityEntry;
  readonly now: number;
}

function EntryRow({ kind, entry, now }: RowProps) {
  const start = startOf(entry);
  const label = raceLabel(firstDigits(entry.meeting), entry.raceNumber);
  const who = kind === 'horse' ? entry.jockey.name : entry.horse.name;
  const facts = [disciplineLabel(entry.discipline), formatDistance(entry.distance), who].filter(Boolean);
  return (
    <Row as={Link} to={paths.race.to(entry.raceId)}>
      <When>
        <NumericText $strong>{formatShortDay(entry.jour)}</NumericText>
        <NumericText>{formatParisTime(entry.time)}</NumericText>
      </When>
      <What>
        <Name>{[label, entry.raceName || fr.race.title].filter(Boolean).join(' – ')}</Name>
        <Soft>
          {entry.racecourse} · {facts.join(' · ')}
        </Soft>
      </What>
      <Mark>
        {start !== null && start <= now ? (
          <Badge $tone="amber">{copy.pending}</Badge>
        ) : (
          entry.odds !== null && (
            <NumericText>
              <Soft>{fr.columns.odds.header}</Soft> {formatOdds(entry.odds)}
            </NumericText>
          )
        )}
      </Mark>
    </Row>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-top: ${({ theme }) => theme.borders.hairline};
  }
`;

const Row = styled(RowLink)`
  grid-template-columns: 6.5rem minmax(0, 1fr) auto;
  ${({ theme }) => theme.text.small}
`;

const When = styled.span`
  display: grid;
`;

const What = styled.span`
  display: grid;
  min-width: 0;
`;

const Name = styled.span`
  font-weight: 600;
  color: ${({ theme }) => theme.colors.turf};
  overflow-wrap: anywhere;
`;

const Soft = styled.span`
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Mark = styled.span`
  justify-self: end;
`;

const More = styled.div`
  padding: ${({ theme }) => theme.space(1)};
  border-top: ${({ theme }) => theme.borders.hairline};
`;

const Empty = styled.p`
  margin: 0;
  padding: ${({ theme }) => theme.space(4)};
  color: ${({ theme }) => theme.colors.inkSoft};
`;
