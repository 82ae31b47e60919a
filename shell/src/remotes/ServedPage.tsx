import { useLayoutEffect, useRef } from 'react';
import { giveTyped, readTyped } from '../browser/replayTyped';
import type { ServedPage as Served } from './createPageOpener';

interface Props {
  readonly remote: string;
  readonly page: Served;
}

/** A page as a server sent it. What a visitor has typed into it goes on into the page that takes its place. */
export function ServedPage({ remote, page: { html, buildId, role } }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const served = place.current;
    return () => {
      const around = served?.parentElement;
      if (!served || !around) return;
      const typed = readTyped(served);
      // What takes its place is put there by the same commit.
      if (typed.values.size > 0 || typed.focused !== null) setTimeout(() => giveTyped(around, typed));
    };
  }, []);
  return (
    <div
      ref={place}
      data-remote={remote}
      data-build={buildId}
      data-role={role}
      // oxlint-disable-next-line react/no-danger -- what the document brought, as it is in it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
