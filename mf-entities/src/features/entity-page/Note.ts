import styled from 'styled-components';

/** A small remark below or beside figures. */
export const Note = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
