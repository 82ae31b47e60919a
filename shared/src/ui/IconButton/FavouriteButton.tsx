import styled, { css } from 'styled-components';
import { fr } from '../i18n/fr';
import { IconButton } from './IconButton';

export interface FavouriteButtonProps {
  /** Who would be followed, as the page calls them. */
  readonly name: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** As small as the text beside it. */
  readonly compact?: boolean;
}

/** A star: whether somebody is followed, and the way to change that. */
export function FavouriteButton({ name, isOn, onToggle, compact = false }: FavouriteButtonProps) {
  return (
    <Star
      icon={isOn ? 'star-filled' : 'star'}
      label={fr.follow(name)}
      title={isOn ? fr.unfollow(name) : fr.follow(name)}
      aria-pressed={isOn}
      onClick={onToggle}
      $compact={compact}
    />
  );
}

/** Larger than what a finger must be given, and no higher than a row. */
const small = css`
  width: 1.75rem;
  height: 1.75rem;
  margin-block: -0.25rem;
  font-size: 1rem;
  vertical-align: middle;
`;

const Star = styled(IconButton)<{ readonly $compact: boolean }>`
  font-size: 1.25rem;

  && {
    ${({ $compact }) => $compact && small}
  }

  &[aria-pressed='true'] {
    color: ${({ theme }) => theme.colors.amberInk};
  }

  @media print {
    display: none;
  }
`;
