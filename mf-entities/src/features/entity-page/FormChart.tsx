import type { EntityAnswer, EntityMonth, EntityStart } from '@galopin/shared/contracts';
import { rateOf } from '@galopin/shared/contracts';
import { formatNumericDay, formatPercent } from '@galopin/shared/lib';
import { ColumnChart, LineChart } from '@galopin/shared/ui/chart';
import { fillMonths } from '../../domain/fillMonths';
import { entityCopy as copy } from '../../i18n/entityCopy';
import { tallyLabel } from '../../i18n/entityLabels';
import { fr } from '../../i18n/fr';

/** A horse's ranks, start by start, or a person's rate of wins, month by month. */
export function FormChart({ entity }: { readonly entity: EntityAnswer }) {
  if (entity.identity.kind === 'horse') {
    return (
      <LineChart
        reversed
        reaches={1}
        label={copy.ranksLabel(entity.starts.length, entity.name)}
        format={String}
        lines={[{ name: entity.name, points: entity.starts.map(toPoint) }]}
      />
    );
  }
  return (
    <ColumnChart
      label={copy.monthsLabel(entity.name)}
      format={formatPercent}
      points={fillMonths(entity.months, entity.today).map(toColumn)}
    />
  );
}

function toPoint(start: EntityStart) {
  const day = formatNumericDay(start.jour);
  return {
    key: String(start.raceId),
    label: day.slice(0, 5),
    value: start.rank,
    detail: start.rank === null ? day : `${day}, ${start.racecourse} : ${fr.rank(start.rank)}`,
  };
}

function toColumn(month: EntityMonth) {
  const [year = '', number = ''] = month.month.split('-');
  const name = `${number}/${year}`;
  return {
    key: month.month,
    label: `${number}/${year.slice(2)}`,
    value: rateOf(month.wins, month.starts),
    detail: `${name} : ${tallyLabel(month)}`,
  };
}
