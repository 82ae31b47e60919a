import styled from 'styled-components';

/** Form and, beside it where there is room, the demonstration's accounts. */
export const Columns = styled.div`
  display: grid;
  margin-top: ${({ theme }) => theme.space(4)};
  gap: ${({ theme }) => theme.space(4)};
  max-width: 26rem;

  ${({ theme }) => theme.media.up('md')} {
    grid-template-columns: repeat(auto-fit, minmax(20rem, 26rem));
    align-items: start;
    gap: ${({ theme }) => theme.space(6)};
    max-width: none;
  }
`;

/**
 * A form's fields and buttons, one below the other. A browser that has not run the page's code yet sends it nowhere: by
 * default it would write what was typed, passwords too, into the address.
 */
export const FormStack = styled.form.attrs({ method: 'dialog' })`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(4)};
  min-width: 0;
`;

/** What goes without saying and has to be said. */
export const SmallPrint = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
