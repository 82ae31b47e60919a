import { visuallyHidden } from '@galopin/shared/ui';
import styled from 'styled-components';

/** Words of a control that on a phone shows its icon only, and is still called so. */
export const FromMedium = styled.span`
  ${({ theme }) => theme.media.down('md')} {
    ${visuallyHidden}
  }
`;
