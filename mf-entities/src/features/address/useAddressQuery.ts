import { useLocation } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { useState } from 'react';

/** Parameters to set; `null` takes one away. */
export type QueryChange = Readonly<Record<string, string | null>>;

/**
 * What a view keeps in the address and the page's data does not depend on. Changes take the place of the entry in the
 * history behind the router's back: by the router each of them would load the page's data anew, and a tick that the
 * network does not answer would take the view away.
 */
export function useAddressQuery(): readonly [URLSearchParams, (change: QueryChange) => void] {
  const { search } = useLocation();
  const { logger } = useShell();
  const [shown, show] = useState({ routed: search, query: search });
  if (shown.routed !== search) show({ routed: search, query: search });
  const change = (wanted: QueryChange) => {
    const query = new URLSearchParams(shown.query);
    for (const [name, value] of Object.entries(wanted)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    // Commas are legible as they are.
    const text = query.toString().replaceAll('%2C', ',');
    try {
      window.history.replaceState(window.history.state, '', `?${text}`);
    } catch (error) {
      // Some browsers take a hundred changes in half a minute; the next one brings the address up to date.
      logger.warn('The address could not be changed', { message: String(error) });
    }
    show({ routed: search, query: `?${text}` });
  };
  return [new URLSearchParams(shown.query), change];
}
