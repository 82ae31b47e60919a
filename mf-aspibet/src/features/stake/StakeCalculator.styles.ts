import styled from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: ${({ theme }) => `${theme.space(4)} ${theme.space(5)}`};
  align-items: start;

  ${({ theme }) => theme.media.up('sm')} {
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  }
`;

export const Answer = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  margin-top: ${({ theme }) => theme.space(5)};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border-radius: ${({ theme }) => theme.radii.sm};
  color: ${({ theme }) => theme.colors.turf};
  background: ${({ theme }) => theme.colors.turfSoft};
`;

export const Total = styled.strong`
  ${({ theme }) => theme.text.h3}
  ${({ theme }) => theme.figures}
`;

export const Small = styled.span`
  ${({ theme }) => theme.text.small}
`;
