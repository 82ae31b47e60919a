import { useState } from 'react';
import type { ProfileData } from './profileLoader';

/**
 * What was read last of each part: a later reading that fails, as offline, takes nothing from the screen, neither what
 * is being typed nor the way to look for a payment again.
 */
export function useReadParts(data: ProfileData): ProfileData {
  const [last, setLast] = useState({ data, parts: data });
  if (last.data === data) return last.parts;
  const parts = keepRead(last.parts, data);
  setLast({ data, parts });
  return parts;
}

const keepRead = (known: ProfileData, read: ProfileData): ProfileData => ({
  subscription: read.subscription.status === 'unreadable' ? known.subscription : read.subscription,
  settings: read.settings ?? known.settings,
  offer: read.offer ?? known.offer,
  payments: read.payments ?? known.payments,
  paidAt: read.paidAt ?? known.paidAt,
  alerts: read.alerts ?? known.alerts,
  seller: read.seller ?? known.seller,
});
