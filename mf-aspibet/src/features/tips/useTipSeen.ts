import { useShell } from '@galopin/shared/shell-context';
import { useEffect, useRef, type RefObject } from 'react';

/** The middle fifth of the window: what is there is looked at, however high a card is. */
const MIDDLE = '-40% 0px -40% 0px';

/** Tells once that a tip was scrolled to. */
export function useTipSeen(raceId: number): RefObject<HTMLDivElement | null> {
  const { track } = useShell();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (card.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        track('tip_opened', { raceId, from: 'tips' });
      },
      { rootMargin: MIDDLE },
    );
    observer.observe(card.current);
    return () => observer.disconnect();
  }, [track, raceId]);
  return card;
}
