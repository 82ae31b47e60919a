import { bundledIcons } from './bundledIcons.generated';
import { FetchedIcon } from './FetchedIcon';
import { GlyphSvg } from './GlyphSvg';
import type { BundledIcon, IconName } from './iconTypes';

export interface IconProps {
  readonly name: IconName;
  /** What the icon says to those who do not see it; without it the icon is decoration. */
  readonly label?: string | undefined;
}

const bundled: Readonly<Record<string, BundledIcon>> = bundledIcons;

/** An icon in the colour and size of the text around it; a neutral glyph while, or when, it cannot be had. */
export function Icon({ name, label }: IconProps) {
  const glyph = Object.hasOwn(bundled, name) ? bundled[name] : undefined;
  return glyph === undefined ? (
    <FetchedIcon name={name} label={label} />
  ) : (
    <GlyphSvg glyph={glyph} label={label} />
  );
}
