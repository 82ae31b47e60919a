import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  readonly title: string;
  /** What exactly went wrong, as the specification words it. */
  readonly message?: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A page that only says something. */
export function MessagePage({ title, message, text, children }: Props) {
  return (
    <Column>
      <h1>{title}</h1>
      {message !== undefined && <Message>{message}</Message>}
      <p>{text}</p>
      {children}
    </Column>
  );
}

const Column = styled.section`
  max-width: ${({ theme }) => theme.widths.text};
  margin: ${({ theme }) => theme.space(10)} auto;
  text-align: center;
`;

const Message = styled.p`
  ${({ theme }) => theme.text.lead}
  overflow-wrap: anywhere;
`;
