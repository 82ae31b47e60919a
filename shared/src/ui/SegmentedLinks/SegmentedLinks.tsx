import { Children, useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { chipStyles } from '../Chip/Chip';

export interface SegmentedLinksProps {
  /** What the links choose between, read out: « Réunions ». */
  readonly label: string;
  /** {@link SegmentedLink}s; the chosen one has `aria-current`. */
  readonly children: ReactNode;
}

/** A row of links of which one is current; scrolls sideways where it is too long, the current one in sight. */
export function SegmentedLinks({ label, children }: SegmentedLinksProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]:not([aria-current="false"])');
    if (!list || !current) return;
    // Not scrollIntoView: that may also move the page.
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [children]);
  return (
    <nav aria-label={label}>
      <Row ref={row}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </Row>
    </nav>
  );
}

/** One link of the row: `<SegmentedLink as={Link} to={…} aria-current={isCurrent ? 'page' : undefined}>`. */
export const SegmentedLink = styled.a`
  ${chipStyles}
`;

const Row = styled.ul`
  position: relative;
  display: flex;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0 ${({ theme }) => `-${theme.space(4)}`};
  padding: ${({ theme }) => `${theme.space(1.5)} ${theme.space(4)}`};
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;

  > li {
    display: flex;
  }

  ${({ theme }) => theme.media.up('lg')} {
    flex-wrap: wrap;
    margin: 0 ${({ theme }) => `-${theme.space(1)}`};
    padding: ${({ theme }) => theme.space(1)};
  }
`;
