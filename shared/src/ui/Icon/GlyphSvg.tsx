import type { BundledIcon } from './iconTypes';
import { IconFrame } from './Icon.styles';

interface GlyphSvgProps {
  readonly glyph: BundledIcon;
  readonly label?: string | undefined;
}

const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 } as const;
const SOLID = { fill: 'currentColor' } as const;

/** Draws one icon from its path data; hidden from assistive technology unless it has a label. */
export function GlyphSvg({ glyph: [kind, ...paths], label }: GlyphSvgProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <IconFrame viewBox="0 0 24 24" strokeLinecap="round" strokeLinejoin="round" focusable="false" {...naming}>
      {paths.map((path) => (
        <path key={path} d={path} {...(kind === 'line' ? LINE : SOLID)} />
      ))}
    </IconFrame>
  );
}
