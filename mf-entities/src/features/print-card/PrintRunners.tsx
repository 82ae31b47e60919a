import { formatMoney, formatNumber, formatOdds } from '@galopin/shared/lib';
import { shoeingLabel } from '@galopin/shared/racing';
import { disciplineKind, isHarness } from '../../domain/disciplineKind';
import { finishOrder } from '../../domain/finishOrder';
import type { Race } from '../../domain/Race';
import { recentForm } from '../../domain/recentForm';
import type { Runner } from '../../domain/Runner';
import { fr } from '../../i18n/fr';
import { raceCopy } from '../../i18n/raceCopy';
import { FinishText } from '../finish/FinishText';
import { Table } from './PrintSheet.styles';

interface Props {
  readonly race: Pick<Race, 'discipline'>;
  readonly runners: readonly Runner[];
  readonly isRun: boolean;
}

interface Column {
  readonly head: string;
  readonly of: (runner: Runner) => string;
  readonly isFigure?: boolean;
}

/** Results of the form that fit a line of A4. */
const FORM_RESULTS = 6;
const figure = true;
const { columns } = fr;

const SHARED: readonly Column[] = [
  { head: columns.trainer.header, of: ({ trainer }) => trainer.name },
  { head: columns.form.header, of: ({ form }) => recentForm(form, FORM_RESULTS) },
];
const SEX_AGE: Column = { head: columns.sexAge.header, of: ({ sex, age }) => `${sex}${age ?? ''}` };
const EARNINGS: Column = {
  head: columns.earnings.header,
  of: ({ earnings, currency }) => formatMoney(earnings, currency),
  isFigure: figure,
};

/** All runners: by number before the race, by result after it. A column nobody has a value in is left out. */
export function PrintRunners({ race, runners, isRun }: Props) {
  const shown = columnsOf(race.discipline, isRun).filter(({ of }) =>
    runners.some((runner) => !['', '–'].includes(of(runner))),
  );
  const rows = [...runners].sort((one, other) =>
    isRun ? finishOrder(one.finish) - finishOrder(other.finish) : one.number - other.number,
  );
  return (
    <Table>
      <thead>
        <tr>
          {isRun && <th scope="col">{columns.rank.header}</th>}
          <th scope="col">{columns.number.header}</th>
          <th scope="col">{columns.horse.header}</th>
          {shown.map(({ head, isFigure }) => (
            <th key={head} scope="col" data-figure={isFigure}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((runner) => (
          <tr key={runner.number} data-out={runner.finish.kind === 'nonRunner'}>
            {isRun && (
              <td>
                <FinishText finish={runner.finish} />
              </td>
            )}
            <th scope="row">{runner.number}</th>
            <th scope="row">{runner.horse.name}</th>
            {shown.map(({ head, of, isFigure }) => (
              <td key={head} data-figure={isFigure}>
                {of(runner) || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function columnsOf(discipline: string, isRun: boolean): readonly Column[] {
  const rider: Column = {
    head: (isHarness(discipline) ? columns.driver : columns.jockey).header,
    of: ({ jockey }) => jockey.name,
  };
  const odds: readonly Column[] = [
    {
      head: (isRun ? columns.openingOdds : raceCopy.columns.reference).header,
      of: ({ probableOdds }) => formatOdds(probableOdds),
      isFigure: figure,
    },
    { head: columns.odds.header, of: ({ finalOdds }) => formatOdds(finalOdds), isFigure: figure },
  ];
  return disciplineKind(discipline) === 'trot'
    ? [
        ...(isRun
          ? [{ head: columns.kilometreTime.header, of: ({ kilometreTime }: Runner) => kilometreTime }]
          : []),
        { head: columns.shoeing.header, of: ({ shoeing }) => shoeingLabel(shoeing) },
        SEX_AGE,
        { head: columns.distance.header, of: ({ distance }) => formatNumber(distance), isFigure: figure },
        rider,
        ...SHARED,
        EARNINGS,
        { head: raceCopy.columns.record.header, of: ({ record }) => record },
        ...odds,
      ]
    : [
        ...(isRun ? [{ head: columns.margin.header, of: ({ margin }: Runner) => margin }] : []),
        { head: columns.blinkers.header, of: ({ blinkers }) => blinkers },
        SEX_AGE,
        { head: columns.weight.header, of: ({ weight }) => formatNumber(weight), isFigure: figure },
        { head: columns.draw.header, of: ({ draw }) => formatNumber(draw), isFigure: figure },
        rider,
        ...SHARED,
        { head: columns.rating.header, of: ({ rating }) => formatNumber(rating), isFigure: figure },
        EARNINGS,
        ...odds,
      ];
}
