import { useId } from 'react';
import styled from 'styled-components';
import type { SilkDesign } from '../../contracts';
import { silksInWords } from '../i18n/silks';
import { SILK_FILLS } from './silkColours';
import { SilkMark } from './SilkMark';

const JACKET = 'M14 12h12l2 3v22H12V15z';

interface Props {
  readonly design: SilkDesign;
  /** Height and width in px; defaults to 28. */
  readonly size?: number;
}

/** An owner's colours: jacket with its pattern, sleeves and cap. Said in words to those who do not see them. */
export function Silks({ design, size = 28 }: Props) {
  const clip = useId();
  const words = silksInWords(design);
  const { jacket, pattern, mark, sleeves, cap } = design;
  return (
    <Drawing role="img" aria-label={words} viewBox="2 0 36 38" width={size} height={size}>
      <title>{words}</title>
      <clipPath id={clip}>
        <path d={JACKET} />
      </clipPath>
      <Piece d="M13.5 12.5L4 26l5 4 5-7zM26.5 12.5L36 26l-5 4-5-7z" fill={SILK_FILLS[sleeves]} />
      <path d={JACKET} fill={SILK_FILLS[jacket]} />
      <SilkMark pattern={pattern} fill={SILK_FILLS[mark]} clip={clip} />
      <Piece d={JACKET} fill="none" />
      <Piece d="M14 9.5a6 6.5 0 0 1 12 0l4 1.5H14z" fill={SILK_FILLS[cap]} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: inline-block;
  flex: none;
  vertical-align: middle;
  print-color-adjust: exact;
`;

const Piece = styled.path`
  stroke: ${({ theme }) => theme.colors.lineStrong};
  stroke-width: 1;
  stroke-linejoin: round;
`;
