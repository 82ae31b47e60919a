import { Icon } from '@galopin/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { fr } from '../../i18n/fr';

/** The conditions of a race, which run to many lines: folded on phones, in full elsewhere. */
export function RaceConditions({ text }: { readonly text: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Frame>
      <Toggle aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {fr.race.conditions}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </Toggle>
      <Title>{fr.race.conditions}</Title>
      <Text id={id} $open={isOpen}>
        {text}
      </Text>
    </Frame>
  );
}

const Frame = styled.div`
  padding-top: ${({ theme }) => theme.space(3)};
  border-top: ${({ theme }) => theme.borders.hairline};
`;

const Toggle = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: ${({ theme }) => theme.sizes.touch};
  padding: 0;
  border: 0;
  color: inherit;
  background: none;
  ${({ theme }) => theme.text.label}
  cursor: pointer;

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
  }

  ${({ theme }) => theme.media.up('md')} {
    display: none;
  }
`;

const Title = styled.h3`
  margin: 0 0 ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkFaint};

  ${({ theme }) => theme.media.down('md')} {
    display: none;
  }
`;

const Text = styled.p<{ readonly $open: boolean }>`
  margin: 0;
  max-width: 60rem;
  ${({ theme }) => theme.text.small}

  ${({ theme }) => theme.media.down('md')} {
    display: ${({ $open }) => ($open ? 'block' : 'none')};
  }
`;
