import styled from 'styled-components';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  padding: ${({ theme }) => theme.space(4)};

  > :not(:first-child, :nth-child(2)) {
    grid-column: 1 / -1;
  }
`;

export const Name = styled.h3`
  margin: 0;
  ${({ theme }) => theme.text.h3}

  > span {
    color: ${({ theme }) => theme.colors.turf};
  }

  > a {
    color: inherit;
    text-decoration: none;
  }
`;

export const Facts = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

export const Tip = styled.p`
  margin: ${({ theme }) => `${theme.space(1)} 0`};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border-radius: ${({ theme }) => theme.radii.md};
  background: ${({ theme }) => theme.colors.amberSoft};
  ${({ theme }) => theme.text.small}
`;

export const Numbers = styled.strong`
  ${({ theme }) => theme.figures}
`;
