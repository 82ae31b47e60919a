import type { Logger, SlotProps } from '@galopin/shared/contracts';
import { useLocation } from '@galopin/shared/router';
import { useEffect, useState, type ComponentType } from 'react';
import type { Releases } from '../remotes/createReleases';
import { Reserve } from './Reserve';
import type { WidgetHost } from './createWidgetHost';

export interface SlotOptions {
  readonly slotOf: Releases['slotOf'];
  /** Fetches what loads and mounts widgets. */
  readonly loadHost: () => Promise<WidgetHost>;
  readonly logger: Logger;
}

const NOTHING: NonNullable<SlotProps['props']> = {};

/** Where pages show widgets. All that a first view needs: what loads them comes once the page is on screen. */
export function createSlot({ slotOf, loadHost, logger }: SlotOptions): ComponentType<SlotProps> {
  let loading: Promise<WidgetHost> | undefined;
  const hostOnce = () => {
    loading ??= loadHost().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  return function Slot({ name, props = NOTHING }) {
    // From a navigation on another release may count.
    useLocation();
    const entry = slotOf(name);
    const isOffered = entry !== undefined;
    /** `null` where it could not be had. */
    const [Host, setHost] = useState<WidgetHost | null>();
    useEffect(() => {
      if (!isOffered) return undefined;
      let current = true;
      const show = (host: WidgetHost | null) => {
        if (current) setHost(() => host);
      };
      hostOnce().then(show, (error: unknown) => {
        logger.warn('What shows widgets could not be loaded', { slot: name, message: String(error) });
        show(null);
      });
      return () => {
        current = false;
      };
    }, [isOffered, name]);

    if (!entry || Host === null) return null;
    return Host ? <Host name={name} entry={entry} props={props} /> : <Reserve height={entry.height} />;
  };
}
