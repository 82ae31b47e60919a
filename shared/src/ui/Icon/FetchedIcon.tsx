import { useEffect, useState } from 'react';
import { GlyphSvg } from './GlyphSvg';
import { FetchedIconFrame } from './Icon.styles';
import type { BundledIcon } from './iconTypes';
import { loadIconLibrary, type IconLibrary } from './loadIconLibrary';

const NEUTRAL: BundledIcon = ['line', 'M12 7a5 5 0 1 0 0 10a5 5 0 0 0 0-10'];

interface FetchedIconProps {
  readonly name: string;
  readonly label?: string | undefined;
}

/** An icon that is not bundled: fetched by name from the site's own `/icons` when it is first shown. */
export function FetchedIcon({ name, label }: FetchedIconProps) {
  const [library, setLibrary] = useState<IconLibrary>();
  useEffect(() => {
    let isShown = true;
    loadIconLibrary().then(
      (loaded) => isShown && setLibrary(loaded),
      // The neutral glyph that stays is the sign of the failure; the next icon to mount tries again.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);

  if (library === undefined) return <GlyphSvg glyph={NEUTRAL} label={label} />;
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <FetchedIconFrame {...naming}>
      <library.Icon
        icon={name.includes(':') ? name : `tabler:${name}`}
        fallback={<GlyphSvg glyph={NEUTRAL} />}
      />
    </FetchedIconFrame>
  );
}
