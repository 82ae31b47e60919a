import type { SilkDesign } from '@galopin/shared/contracts';
import { Silks } from '@galopin/shared/ui/silks';
import styled from 'styled-components';

interface Props {
  readonly design: SilkDesign | undefined;
  /** Address of a picture of them, for owners whose colours nobody tells; empty or undefined for none. */
  readonly picture: string | undefined;
  /** Height and width in px; defaults to 28. */
  readonly size?: number;
}

/** What a rider wears: drawn where the colours are known, else the source's picture; nothing without either. */
export function WornSilks({ design, picture = '', size = 28 }: Props) {
  if (design !== undefined) return <Silks design={design} size={size} />;
  if (picture === '') return null;
  // Number and names say whose they are. A picture that does not come leaves its place empty.
  return (
    <Picture src={picture} alt="" width={size} height={size} loading="lazy" referrerPolicy="no-referrer" />
  );
}

const Picture = styled.img`
  flex: none;
  vertical-align: middle;
  object-fit: contain;
`;
