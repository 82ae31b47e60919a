import styled, { keyframes } from 'styled-components';

export interface SpinnerProps {
  /** Makes it a status that is read out; without it the spinner is decoration beside a text. */
  readonly label?: string;
}

/** A turning ring in the colour and size of the text around it. Still, but fading, where motion is unwanted. */
export function Spinner({ label }: SpinnerProps) {
  return label === undefined ? <Ring aria-hidden="true" /> : <Ring role="status" aria-label={label} />;
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const fade = keyframes`
  50% { opacity: 0.4; }
`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 1.125em;
  height: 1.125em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  vertical-align: -0.2em;
  animation: ${fade} 1.6s ease-in-out infinite;

  ${({ theme }) => theme.media.motion} {
    animation: ${turn} 800ms linear infinite;
  }
`;
