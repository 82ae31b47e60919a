/** Path of a member's own calls, uid escaped: `/apin/user/u1`, `/apin/user/u1/csv`. */
export function userPath(uid: string, call?: string): string {
  const path = `/apin/user/${encodeURIComponent(uid)}`;
  return call === undefined ? path : `${path}/${call}`;
}
