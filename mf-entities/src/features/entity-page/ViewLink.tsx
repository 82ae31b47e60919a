import type { EntityKind } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
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
  readonly children: ReactNode;
}

/** A link to another view of the same page; the place on the page stays. */
export function ViewLink({ look: Look, kind, view, replace = false, current, label, children }: Props) {
  return (
    <Look
      as={Link}
      to={{ search: writeEntityView(kind, view) }}
      replace={replace}
      preventScrollReset
      aria-current={current}
      aria-label={label}
    >
      {children}
    </Look>
  );
}
