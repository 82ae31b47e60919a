import { css } from 'styled-components';

/** Height of a control: a finger's 44 px on phones, compact from `lg`. */
export const controlHeight = css`
  min-height: ${({ theme }) => theme.sizes.touch};
  ${({ theme }) => theme.media.up('lg')} {
    min-height: ${({ theme }) => theme.sizes.compact};
  }
`;
