import { isPublicRoute, type Session } from '@galopin/shared/contracts';

export { isPublicRoute };

/** Whether a settled session may enter a route. Fails closed: only a signed-in visitor enters what is not public. */
export function mayEnter(pattern: string, session: Session): boolean {
  return isPublicRoute(pattern) || session.status === 'signedIn';
}
