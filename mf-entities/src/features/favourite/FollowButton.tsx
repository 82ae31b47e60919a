import type { EntityKind } from '@galopin/shared/contracts';
import { useFavourite } from '@galopin/shared/shell-context';
import { FavouriteButton } from '@galopin/shared/ui';

interface Props {
  readonly kind: EntityKind;
  readonly id: number;
  readonly name: string;
  /** In a row of a table. */
  readonly compact?: boolean;
}

/** Follows a horse or a person, or no longer. */
export function FollowButton({ kind, id, name, compact = false }: Props) {
  const { isOn, toggle } = useFavourite(kind, id);
  return <FavouriteButton name={name} isOn={isOn} onToggle={toggle} compact={compact} />;
}
