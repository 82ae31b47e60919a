import styled, { css } from 'styled-components';

/** Class of a navigation link; its look is set by {@link NavItem}, since the router's own link carries it. */
export const navLinkStyle = 'nav-link';

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.depths.header};
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  height: ${({ theme }) => theme.sizes.header};
  padding: ${({ theme }) => `0 ${theme.space(2)} 0 ${theme.space(4)}`};
  background: ${({ theme }) => theme.colors.turfDeep};
  color: ${({ theme }) => theme.colors.onDeep};

  > nav {
    min-width: 0;
  }

  ${({ theme }) => theme.media.down('lg')} {
    > nav {
      display: none;
    }
  }

  ${({ theme }) => theme.media.up('lg')} {
    grid-template-columns: auto 1fr auto;
    padding: 0 ${({ theme }) => theme.space(6)};

    > nav {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;

export const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  justify-self: start;
  padding: ${({ theme }) => `${theme.space(2)} 0`};
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    ${({ theme }) => theme.focusRingOnTurf}
  }
`;

export const Name = styled.span`
  ${({ theme }) => theme.text.h2}
  font-size: 1.375rem;
`;

/** Search and messages; the search of a narrow window is in the bottom bar. */
export const Tools = styled.div`
  display: flex;
  justify-self: end;

  ${({ theme }) => theme.media.down('lg')} {
    > [aria-keyshortcuts] {
      display: none;
    }
  }

  ${({ theme }) => theme.media.up('lg')} {
    gap: ${({ theme }) => theme.space(1)};
  }
`;

export const NavList = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space(1)};
  margin: 0;
  padding: 0 0 0 ${({ theme }) => theme.space(6)};
  list-style: none;
`;

const action = css`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.sizes.touch};
  padding: 0 ${({ theme }) => theme.space(2.5)};
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${({ theme }) => theme.colors.onTurfSoft};
  font: inherit;
  ${({ theme }) => theme.text.small}
  font-weight: 600;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;

  ${({ theme }) => theme.media.hover} {
    &:hover {
      color: ${({ theme }) => theme.colors.onDeep};
    }
  }

  &:focus-visible {
    ${({ theme }) => theme.focusRingOnTurf}
    outline-offset: -3px;
  }
`;

export const NavItem = styled.li<{ readonly $last?: boolean }>`
  flex: none;
  margin-left: ${({ $last }) => ($last ? 'auto' : 0)};

  .nav-link {
    ${action}
  }

  .nav-link.active {
    color: ${({ theme }) => theme.colors.onDeep};
    border-bottom-color: ${({ theme }) => theme.colors.amber};
  }
`;

/** Seldom wanted: the smallest word of the row. */
export const SignOut = styled.button`
  ${action}
  font-size: 0.8125rem;
  font-weight: 400;
`;

/** Keeps the place of the session's action while it is unknown. */
export const Pending = styled.span`
  display: block;
  width: 7.5rem;
  min-height: ${({ theme }) => theme.sizes.touch};
`;
