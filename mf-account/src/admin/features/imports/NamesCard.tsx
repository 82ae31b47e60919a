import { paths, type JoinedName, type JoinedNames } from '@galopin/shared/contracts';
import { formatCount, formatNumber, formatParisDateTime } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { Alert, Badge, Button, Cluster, Stack } from '@galopin/shared/ui';
import styled from 'styled-components';
import { ListCard } from '../../components/ListCard';
import { Note, Rows } from '../../components/Rows';
import { namesCopy as copy } from '../../i18n/namesCopy';
import { JoinPagesForm } from './JoinPagesForm';
import { useNames } from './useNames';

/** Spellings that a rule or the administrator joined, the way to part them, and the way to join two pages. */
export function NamesCard({ first }: { readonly first: JoinedNames }) {
  const { names, failure, joined, isAsking, isJoining, setParted, join } = useNames(first);
  return (
    <ListCard title={copy.title} note={copy.note}>
      {failure !== null && (
        <Inside>
          <Alert severity="error">{copy[failure]}</Alert>
        </Inside>
      )}
      {joined !== null && (
        <Inside>
          <Alert severity="success">{copy.form.done(formatCount(joined, ...copy.form.spelling))}</Alert>
        </Inside>
      )}
      {names.length === 0 ? (
        <Inside>
          <Note>{copy.none}</Note>
        </Inside>
      ) : (
        <Rows aria-label={copy.title}>
          {names.map((name) => (
            <Row
              key={`${name.kind} ${name.key} ${name.id}`}
              name={name}
              isAsking={isAsking(name)}
              onChange={() => setParted(name, !name.isParted)}
            />
          ))}
        </Rows>
      )}
      {first.total > names.length && (
        <Inside>
          <Note>{copy.more(formatNumber(names.length), formatNumber(first.total))}</Note>
        </Inside>
      )}
      <Below>
        <JoinPagesForm isJoining={isJoining} onJoin={join} />
      </Below>
    </ListCard>
  );
}

interface RowProps {
  readonly name: JoinedName;
  readonly isAsking: boolean;
  readonly onChange: () => void;
}

function Row({ name, isAsking, onChange }: RowProps) {
  const { kind, key, written, id, by, isParted, at } = name;
  const who = name.name || copy.number(String(id));
  const spelling = written || key;
  const label = isParted ? copy.joinTo(spelling, who) : copy.partOf(spelling, who);
  return (
    <li>
      <Line>
        <Stack $gap={1}>
          <span>
            <strong>{spelling}</strong> {isParted ? copy.isNot : copy.isOne}{' '}
            <Link to={paths[kind].to(id)}>{who}</Link>
          </span>
          <Cluster>
            <Badge $tone={isParted ? 'amber' : 'turf'}>{isParted ? copy.parted : copy.by[by]}</Badge>
            <Note>
              {[copy.kinds[kind], copy.number(String(id)), copy.since(formatParisDateTime(at))].join(' · ')}
            </Note>
          </Cluster>
        </Stack>
        <Button variant="secondary" loading={isAsking} aria-label={label} onClick={onChange}>
          {isParted ? copy.join : copy.part}
        </Button>
      </Line>
    </li>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
`;

const Inside = styled.div`
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
`;

const Below = styled(Inside)`
  border-top: ${({ theme }) => theme.borders.hairline};
`;
