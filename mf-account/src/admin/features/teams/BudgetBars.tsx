import type { TeamBudget } from '@galopin/shared/contracts';
import { formatNumber } from '@galopin/shared/lib';
import { BarList } from '@galopin/shared/ui/chart';
import styled from 'styled-components';
import { teamsCopy } from '../../i18n/teamsCopy';

const copy = teamsCopy.budgets;

/** What visitors wait for, each part against its own limit: a full bar is one that is used up. */
export function BudgetBars({ budgets }: { readonly budgets: readonly TeamBudget[] }) {
  // The shell has a page without files: its own start is the entry.
  const loaded = budgets.filter(({ bytes }) => bytes > 0);
  if (loaded.length === 0) return null;
  return (
    <div>
      <Title>{copy.title}</Title>
      <BarList label={copy.title} full={100} bars={loaded.map(barOf)} />
    </div>
  );
}

function barOf({ part, page, widget, bytes, allowed }: TeamBudget) {
  const limit = kilobytes(allowed);
  return {
    key: `${part} ${page ?? ''}`,
    label: page === null ? copy.parts[part] : (widget ? copy.widget : copy.page)(page),
    value: (100 * bytes) / allowed,
    text: kilobytes(bytes),
    note: bytes > allowed ? copy.over(limit) : copy.of(limit),
  };
}

/** A tenth of a kilobyte is what a small part is told apart by. */
const kilobytes = (bytes: number): string => copy.kilobytes(formatNumber(Math.round(bytes / 100) / 10));

const Title = styled.h4`
  margin: ${({ theme }) => `${theme.space(2)} 0`};
  ${({ theme }) => theme.text.small}
  font-weight: 600;
`;
