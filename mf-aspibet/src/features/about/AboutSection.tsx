import { SectionTitle } from '@galopin/shared/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  readonly title: string;
  /** One paragraph each. */
  readonly texts: readonly string[];
  /** Links at the end. */
  readonly children?: ReactNode;
}

/** A titled part of the page. */
export function AboutSection({ title, texts, children }: Props) {
  const heading = useId();
  return (
    <Frame aria-labelledby={heading}>
      <SectionTitle id={heading}>{title}</SectionTitle>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </Frame>
  );
}

const Frame = styled.section`
  max-width: ${({ theme }) => theme.widths.text};

  p {
    margin: ${({ theme }) => `${theme.space(2)} 0`};
  }
`;
