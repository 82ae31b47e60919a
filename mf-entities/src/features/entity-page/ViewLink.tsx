import type { EntityKind } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import type { ComponentType, ReactNode } from 'react';
import { writeEntityView, type EntityView } from '../../domain/entityView';

interface Props {
  /** What the link looks like: a styled anchor. */
  readonly look: ComponentType<Record<string, unknown>>;
  readonly kind: EntityKind;
  readonly view: EntityView;
  /** Takes the place of the current address in the history: for another look at the same things. */
  readonly replace?: boolean;
  readonly current?: 'true' | 'page' | undefined;
  readonly label?: string;
  /** What the link chooses; none for the way through pages. */
  readonly filter?: 'discipline' | 'period';
  readonly children: ReactNode;
}

/** A link to another view of the same page; the place on the page stays. */
export function ViewLink(props: Props) {
  const { look: Look, kind, view, replace = false, current, label, filter, children } = props;
  const { track } = useShell();
  const handleClick = () => {
    if (filter !== undefined && current === undefined)
      track('filter_changed', { page: kind, filter, value: view[filter] });
  };
  return (
    <Look
      as={Link}
      to={{ search: writeEntityView(kind, view) }}
      replace={replace}
      preventScrollReset
      aria-current={current}
      aria-label={label}
      onClick={handleClick}
    >
      {children}
    </Look>
  );
}
