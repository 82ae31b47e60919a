import { Card, SectionTitle, TextLink } from '@galopin/shared/ui';
import styled from 'styled-components';
import { fr } from '../../i18n/fr';
import { HelpLine } from './HelpLine';

const copy = fr.notice;

interface Props {
  readonly title: string;
  /** Anchor of the section. */
  readonly id: string;
}

/** The gambling notice in full. */
export function RiskNotice({ title, id }: Props) {
  return (
    <Frame as="section" id={id} aria-labelledby={`${id}-title`}>
      <SectionTitle id={`${id}-title`}>{title}</SectionTitle>
      <p>
        <strong>{copy.adults}</strong> {copy.minors} {copy.short}
      </p>
      <p>
        {copy.advice} <HelpLine />{' '}
        <TextLink href="https://www.joueurs-info-service.fr" rel="noreferrer">
          {copy.site}
        </TextLink>
      </p>
    </Frame>
  );
}

const Frame = styled(Card)`
  border-left: 4px solid ${({ theme }) => theme.colors.amber};

  p {
    max-width: ${({ theme }) => theme.widths.text};
    margin: ${({ theme }) => theme.space(2)} 0 0;
  }
`;
