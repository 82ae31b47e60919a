import styled from 'styled-components';

export const Bar = styled.nav`
  display: none;

  ${({ theme }) => theme.media.down('lg')} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${({ theme }) => theme.depths.header};
    display: block;
    padding-bottom: env(safe-area-inset-bottom);
    border-top: ${({ theme }) => theme.borders.hairline};
    background: ${({ theme }) => theme.colors.surface};
  }

  @media print {
    display: none;
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  max-width: 40rem;
  height: ${({ theme }) => theme.sizes.bottomBar};
  margin: 0 auto;
  padding: 0;
  list-style: none;
`;

export const Item = styled.a`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space(0.5)};
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  border-top: 2px solid transparent;
  background: none;
  font: inherit;
  ${({ theme }) => theme.text.caption}
  font-size: 0.6875rem;
  color: ${({ theme }) => theme.colors.inkSoft};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  > svg {
    font-size: 1.375rem;
  }

  &[aria-current='page'] {
    border-top-color: ${({ theme }) => theme.colors.turf};
    color: ${({ theme }) => theme.colors.turf};
    font-weight: 700;
  }

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
    outline-offset: -3px;
  }
`;
