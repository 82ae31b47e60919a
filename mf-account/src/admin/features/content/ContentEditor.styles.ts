import styled from 'styled-components';

/** Form and preview side by side where there is room. */
export const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  align-items: start;

  > * {
    min-width: 0;
  }

  /* The header and the bar of buttons must not hide what has the focus. */
  :is(input, select, textarea, button) {
    scroll-margin-block: ${({ theme }) => theme.space(24)};
  }

  ${({ theme }) => theme.media.up('lg')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** In sight while a long form scrolls. */
export const Actions = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  margin: 0 ${({ theme }) => `-${theme.space(4)}`} ${({ theme }) => `-${theme.space(4)}`};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border-top: ${({ theme }) => theme.borders.hairline};
  border-radius: 0 0 ${({ theme }) => `${theme.radii.lg} ${theme.radii.lg}`};
  background: ${({ theme }) => theme.colors.surface};
`;
