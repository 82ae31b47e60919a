import type { ContentSummary } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { RowLink } from '@galopin/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Note, Rows } from '../../components/Rows';
import { describeLatest, StateBadge } from './StateBadge';

export interface ContentRowItem {
  readonly summary: ContentSummary;
  readonly title: ReactNode;
  readonly to: string;
}

/** Contents one below the other, each with where it stands; all of a row opens it. */
export function ContentRows({ rows }: { readonly rows: readonly ContentRowItem[] }) {
  return (
    <Rows $flush>
      {rows.map(({ summary, title, to }) => (
        <li key={summary.key}>
          <Row as={Link} to={to}>
            <Title>{title}</Title>
            <State>
              <StateBadge state={summary.state} />
            </State>
            {summary.latest !== null && <Note as="span">{describeLatest(summary.latest)}</Note>}
          </Row>
        </li>
      ))}
    </Rows>
  );
}

const Row = styled(RowLink)`
  grid-template-columns: minmax(0, 1fr);
  min-height: ${({ theme }) => theme.sizes.touch};
  align-items: center;

  ${({ theme }) => theme.media.up('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Title = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const State = styled.span`
  ${({ theme }) => theme.media.up('sm')} {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;
