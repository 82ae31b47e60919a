import styled from 'styled-components';

/** As large as the text around it, on its middle line. */
export const IconFrame = styled.svg`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  vertical-align: -0.28em;
`;

/** Same place for an icon that the library draws. */
export const FetchedIconFrame = styled.span`
  display: inline-flex;
  flex: none;
  width: 1.25em;
  height: 1.25em;
  vertical-align: -0.28em;

  > svg {
    width: 100%;
    height: 100%;
    margin: 0;
    vertical-align: 0;
  }
`;
