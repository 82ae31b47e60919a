import { ButtonLink, Icon, PagesBar } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { EntityPage } from '../../domain/EntityPage';
import { entityCopy as copy } from '../../i18n/entityCopy';
import { ViewLink } from './ViewLink';

interface Props {
  readonly page: EntityPage;
  readonly pages: number;
}

/** « Page 2 sur 56 » between two links, each an address of its own; nothing when there is only one page. */
export function PerformancePages({ page: { kind, view }, pages }: Props) {
  if (pages <= 1 || view.page > pages) return null;
  const turn = (page: number, label: string, icon: 'chevron-left' | 'chevron-right') =>
    page < 1 || page > pages ? (
      <Edge />
    ) : (
      <ViewLink look={Turn} kind={kind} view={{ ...view, page }} label={label}>
        <Icon name={icon} />
      </ViewLink>
    );
  return (
    <PagesBar aria-label={copy.pages}>
      {turn(view.page - 1, copy.previous, 'chevron-left')}
      <span aria-live="polite">{copy.pageOf(view.page, pages)}</span>
      {turn(view.page + 1, copy.next, 'chevron-right')}
    </PagesBar>
  );
}

const Turn = styled(ButtonLink).attrs({ $variant: 'quiet' })`
  width: ${({ theme }) => theme.sizes.touch};
  padding-inline: 0;
`;

/** Keeps the place of a link that leads nowhere, so that the other one stays under the finger. */
const Edge = styled.span`
  width: ${({ theme }) => theme.sizes.touch};
  height: ${({ theme }) => theme.sizes.touch};
`;
