import { FAVOURITES_EXPECTED } from '@galopin/shared/contracts';
import styled from 'styled-components';
import { favouritesHeight } from './favouritesHeight';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  min-width: 0;
  ${favouritesHeight}
  padding: ${({ theme }) => `0 ${theme.space(4)}`};
  border: ${({ theme }) => theme.borders.hairline};
  border-radius: ${({ theme }) => theme.radii.lg};
  background: ${({ theme }) => theme.colors.surface};

  > svg {
    flex: none;
    color: ${({ theme }) => theme.colors.amberInk};
    font-size: 1.25rem;
  }

  ${({ theme }) => theme.media.up('md')} {
    grid-template-columns: auto auto minmax(0, 1fr);
  }

  @media print {
    display: none;
  }
`;

/** Keeps the place of what only the visitor's device knows of. */
export const Kept = styled(Frame)`
  display: none;

  [${FAVOURITES_EXPECTED}] & {
    display: grid;
  }
`;

export const Title = styled.h2`
  margin: 0;
  ${({ theme }) => theme.text.label}
`;

export const Words = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

/** One row that scrolls sideways; below the title on a phone. */
export const Runs = styled.ul`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-width: 0;
  margin: 0;
  padding: ${({ theme }) => theme.space(1)};
  list-style: none;
  overflow-x: auto;
  scrollbar-width: thin;
  white-space: nowrap;

  ${({ theme }) => theme.media.up('md')} {
    grid-column: auto;
  }
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
`;

export const Run = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1.5)};
  min-height: 2rem;
  padding: 0 ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radii.pill};
  background: ${({ theme }) => theme.colors.amberSoft};
  color: ${({ theme }) => theme.colors.ink};
  text-decoration: none;

  ${({ theme }) => theme.media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
  }
`;
