import type { SilkDesign } from '@galopin/shared/contracts';
import { Silks } from '@galopin/shared/ui/silks';
import { useCallback, useState } from 'react';
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
  return <SilkPicture key={picture} address={picture} size={size} />;
}

/** A picture that does not come leaves its place empty: number and names say whose it is. */
function SilkPicture({ address, size }: { readonly address: string; readonly size: number }) {
  const [isBroken, setBroken] = useState(false);
  // It may have failed before the page took over what the server sent.
  const notice = useCallback((image: HTMLImageElement | null) => {
    if (image !== null && image.complete && image.naturalWidth === 0) setBroken(true);
  }, []);
  return (
    <Picture
      ref={notice}
      src={address}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      referrerPolicy="no-referrer"
      $isBroken={isBroken}
      onError={() => setBroken(true)}
    />
  );
}

const Picture = styled.img<{ readonly $isBroken: boolean }>`
  flex: none;
  visibility: ${({ $isBroken }) => ($isBroken ? 'hidden' : 'visible')};
  vertical-align: middle;
  object-fit: contain;
`;
