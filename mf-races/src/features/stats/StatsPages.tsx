import { STATS_PAGE_ROWS } from '@galopin/shared/contracts';
import { formatNumber } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { ButtonLink, Cluster } from '@galopin/shared/ui';
import styled from 'styled-components';
import { writeChoice, type StatsChoice } from '../../domain/statsChoice';
import { statsCopy } from '../../i18n/statsCopy';

const copy = statsCopy.pages;

/** The way through a list of many rows; nothing where all are on one page. */
export function StatsPages({ choice, total }: { readonly choice: StatsChoice; readonly total: number }) {
  const pages = Math.ceil(total / STATS_PAGE_ROWS);
  if (pages < 2) return null;
  const to = (page: number) => ({ to: writeChoice({ ...choice, page }) || '?' });
  return (
    <nav aria-label={copy.label}>
      <Cluster $spread>
        {choice.page > 1 ? (
          <ButtonLink as={Link} $variant="secondary" {...to(choice.page - 1)} rel="prev">
            {copy.previous}
          </ButtonLink>
        ) : (
          <span />
        )}
        <At>{copy.at(formatNumber(choice.page), formatNumber(pages))}</At>
        {choice.page < pages ? (
          <ButtonLink as={Link} $variant="secondary" {...to(choice.page + 1)} rel="next">
            {copy.next}
          </ButtonLink>
        ) : (
          <span />
        )}
      </Cluster>
    </nav>
  );
}

const At = styled.span`
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
