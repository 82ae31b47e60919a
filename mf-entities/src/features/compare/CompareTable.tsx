import { paths } from '@galopin/shared/contracts';
import { formatOdds } from '@galopin/shared/lib';
import { Badge, Card, SaddleCloth } from '@galopin/shared/ui';
import type { Comparison } from '../../domain/Comparison';
import { isHarness } from '../../domain/disciplineKind';
import type { Race } from '../../domain/Race';
import { recentForm } from '../../domain/recentForm';
import type { Runner } from '../../domain/Runner';
import { compareCopy as copy } from '../../i18n/compareCopy';
import { EntityLink } from '../entity-link/EntityLink';
import { clothKind } from '../race-card/clothKind';
import { CountsCell } from './CountsCell';
import { criteriaOf } from './criteriaOf';
import { Frame, Note, Table, Under, Who } from './CompareTable.styles';

interface Props {
  readonly race: Race;
  readonly runners: readonly Runner[];
  readonly comparison: Comparison;
}

const FORM_RESULTS = 5;

/** A column for each runner; the names of the lines stay in sight where it is wider than the window. */
export function CompareTable({ race, runners, comparison }: Props) {
  const criteria = criteriaOf(race, runners, comparison);
  return (
    <Card $flush>
      {/* It scrolls sideways: the keyboard must be able to as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Frame role="region" aria-label={copy.table} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{copy.criterion}</th>
              {runners.map((runner) => (
                <th key={runner.number} scope="col">
                  <Head runner={runner} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Line name={copy.odds}>
              {runners.map(({ number, finalOdds, probableOdds }) => (
                <td key={number}>{formatOdds(finalOdds ?? probableOdds)}</td>
              ))}
            </Line>
            <Line name={copy.form}>
              {runners.map(({ number, form }) => (
                <td key={number}>{recentForm(form, FORM_RESULTS) || copy.none}</td>
              ))}
            </Line>
            {criteria.map(({ by, detail }) => (
              <Line
                key={by}
                name={by === 'rider' && isHarness(race.discipline) ? copy.driver : copy.by[by]}
                detail={detail}
              >
                {runners.map(({ number }) => (
                  <td key={number}>
                    <CountsCell counts={comparison.counts[number]?.[by]} />
                  </td>
                ))}
              </Line>
            ))}
          </tbody>
        </Table>
      </Frame>
      <Note>{copy.note}</Note>
    </Card>
  );
}

interface LineProps {
  readonly name: string;
  readonly detail?: string;
  readonly children: React.ReactNode;
}

function Line({ name, detail = '', children }: LineProps) {
  return (
    <tr>
      <th scope="row">
        {name}
        {detail !== '' && <Under>{detail}</Under>}
      </th>
      {children}
    </tr>
  );
}

function Head({ runner }: { readonly runner: Runner }) {
  const isOut = runner.finish.kind === 'nonRunner';
  return (
    <Who>
      <SaddleCloth number={runner.number} size="small" kind={clothKind(runner.finish)} />
      <EntityLink of={runner.horse} to={paths.horse.to} strong />
      <Under>{isOut ? copy.nonRunner : runner.jockey.name}</Under>
      {runner.isFirstTimer && <Badge $tone="blue">{copy.firstTimer}</Badge>}
    </Who>
  );
}
