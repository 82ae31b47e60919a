import styled from 'styled-components';

/** One row that scrolls sideways on a phone, so that the races stay in sight. */
export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  margin: 0 ${({ theme }) => `-${theme.space(4)}`};
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  overflow-x: auto;
  scrollbar-width: none;

  ${({ theme }) => theme.media.up('md')} {
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    overflow: visible;
  }

  @media print {
    display: none;
  }
`;

export const Group = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};

  /* A group's chips wrap where the whole bar does. */
  ${({ theme }) => theme.media.up('md')} {
    flex-wrap: wrap;
  }

  & + & {
    padding-left: ${({ theme }) => theme.space(4)};
    border-left: ${({ theme }) => theme.borders.hairline};
  }
`;

/** First in the row of a phone: what takes the filters back must not be looked for. */
export const Result = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  order: -1;
  gap: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};

  ${({ theme }) => theme.media.up('md')} {
    order: 0;
  }
`;
