import styled, { css } from 'styled-components';

/** Class of a navigation link; its look is set by {@link NavItem}, since the router's own link carries it. */
export const navLinkStyle = 'nav-link';

/** Windows in which brand, search, messages and the way in or out of the session only just stand side by side. */
const NARROW = '@media (max-width: 399.98px)';
/** Windows in which they do so without the brand's name. */
const NARROWEST = '@media (max-width: 359.98px)';

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.depths.header};
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  height: ${({ theme }) => theme.sizes.header};
  background: ${({ theme }) => theme.colors.turfDeep};
  color: ${({ theme }) => theme.colors.onTurf};

  > nav {
    grid-column: 1 / -1;
    min-width: 0;
  }

  ${({ theme }) => theme.media.up('lg')} {
    grid-template-columns: auto 1fr auto;
    height: ${({ theme }) => theme.sizes.headerWide};
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
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)} ${theme.space(1)}`};
  color: inherit;
  text-decoration: none;

  ${NARROW} {
    padding-inline: ${({ theme }) => theme.space(2)};
  }

  ${({ theme }) => theme.media.up('lg')} {
    padding: ${({ theme }) => `${theme.space(3)} 0`};
  }

  &:focus-visible {
    ${({ theme }) => theme.focusRingOnTurf}
  }
`;

export const Name = styled.span`
  ${({ theme }) => theme.text.h2}
  font-size: 1.375rem;

  ${NARROW} {
    font-size: 1.125rem;
  }

  /* Still what the link is called. */
  ${NARROWEST} {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Search and messages; the way in or out of the session stands beside them. */
export const Tools = styled.div`
  display: flex;
  justify-self: end;
  margin-right: 9rem;

  ${({ theme }) => theme.media.up('lg')} {
    gap: ${({ theme }) => theme.space(1)};
    margin: 0;
  }
`;

/** One row that scrolls sideways on a phone: every page stays one tap away. */
export const NavList = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space(1)};
  margin: 0;
  padding: 0 ${({ theme }) => theme.space(2)};
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  ${({ theme }) => theme.media.up('lg')} {
    padding: 0 0 0 ${({ theme }) => theme.space(6)};
    overflow: visible;
  }
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
      color: ${({ theme }) => theme.colors.onTurf};
    }
  }

  &:focus-visible {
    ${({ theme }) => theme.focusRingOnTurf}
    outline-offset: -3px;
  }
`;

export const NavItem = styled.li<{ readonly $last?: boolean }>`
  flex: none;
  ${({ $last }) =>
    $last &&
    css`
      ${({ theme }) => theme.media.down('lg')} {
        position: absolute;
        top: 0;
        right: ${({ theme }) => theme.space(2)};
      }
      ${({ theme }) => theme.media.up('lg')} {
        margin-left: auto;
      }
    `}

  .nav-link {
    ${action}
  }

  .nav-link.active {
    color: ${({ theme }) => theme.colors.onTurf};
    border-bottom-color: ${({ theme }) => theme.colors.amber};
  }
`;

export const SignOut = styled.button`
  ${action}
`;

/** Keeps the place of the session's action while it is unknown. */
export const Pending = styled.span`
  display: block;
  width: 7.5rem;
  min-height: ${({ theme }) => theme.sizes.touch};
`;
