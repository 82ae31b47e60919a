import type { Named } from '../../domain/Runner';
import { FollowButton } from './FollowButton';

/** Follows the horse of a row; nothing where the source gives no id. */
export function FollowRunner({ horse: { id, name } }: { readonly horse: Named }) {
  return id === null ? null : <FollowButton kind="horse" id={id} name={name} compact />;
}
