import styled from 'styled-components';
import { fr } from '../i18n/fr';
import type { ClothKind } from '../theme/colors';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface SaddleClothProps {
  /** Number on the cloth, as the race gives it. */
  readonly number: number | string;
  /** Defaults to `runner`. */
  readonly kind?: ClothKind;
  readonly size?: 'small' | 'normal';
}

/** A runner's number on its saddle-cloth: green, gold for the winner, struck through for a non-runner. */
export function SaddleCloth({ number, kind = 'runner', size = 'normal' }: SaddleClothProps) {
  return (
    <Cloth $kind={kind} $small={size === 'small'}>
      <VisuallyHidden>
        {fr.runnerNumber(String(number))}
        {kind === 'nonRunner' && `, ${fr.nonRunner}`}
      </VisuallyHidden>
      <span aria-hidden="true">{number}</span>
    </Cloth>
  );
}

const Cloth = styled.span<{ readonly $kind: ClothKind; readonly $small: boolean }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: ${({ theme, $small }) => theme.space($small ? 6 : 7)};
  height: ${({ theme, $small }) => theme.space($small ? 5 : 6)};
  padding: 0 ${({ theme }) => theme.space(1)};
  border: 1px solid ${({ theme, $kind }) => theme.cloths[$kind].edge};
  border-radius: ${({ theme }) => theme.radii.sm};
  color: ${({ theme, $kind }) => theme.cloths[$kind].figures};
  background: ${({ theme, $kind }) => theme.cloths[$kind].background};
  ${({ theme }) => theme.text.label}
  ${({ theme }) => theme.figures}
  font-weight: 700;
  text-decoration: ${({ $kind }) => ($kind === 'nonRunner' ? 'line-through' : 'none')};
`;
