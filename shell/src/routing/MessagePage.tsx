import { paths } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { Slot, useShell } from '@galopin/shared/shell-context';
import { Button, ButtonLink, Card, Cluster, Icon, type IconName } from '@galopin/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fr } from '../i18n/fr';
import { useSearchPalette } from '../search/useSearchPalette';
import { useDocumentTitle } from '../ui/useDocumentTitle';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** What exactly went wrong, as the specification words it. */
  readonly message: string;
  /** What else can be done. */
  readonly children?: ReactNode;
}

/** A page that only says something, and where to go on: the search, the races of today. */
export function MessagePage({ icon, title, text, message, children }: Props) {
  const { now } = useShell();
  const { trigger, palette } = useSearchPalette();
  useDocumentTitle(title);
  return (
    <Column>
      <Card as="section">
        <Body>
          <Mark>
            <Icon name={icon} />
          </Mark>
          <Title>{title}</Title>
          <Text>{text}</Text>
          <Actions $gap={3}>
            {children}
            <ButtonLink as={Link} to={paths.home.to()} {...(children && { $variant: 'secondary' })}>
              {fr.messagePage.home}
            </ButtonLink>
            <Button variant="secondary" icon="search" {...trigger}>
              {fr.messagePage.search}
            </Button>
          </Actions>
          <Message lang="en">{message}</Message>
        </Body>
      </Card>
      <Slot name="quinte-of-the-day" props={{ jour: utcDay(now()) }} />
      {palette}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(5)};
  max-width: 48rem;
  margin: ${({ theme }) => `${theme.space(4)} auto`};
`;

const Body = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => `${theme.space(6)} ${theme.space(2)}`};
  text-align: center;
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: ${({ theme }) => theme.space(16)};
  height: ${({ theme }) => theme.space(16)};
  border-radius: ${({ theme }) => theme.radii.pill};
  background: ${({ theme }) => theme.colors.turfSoft};
  color: ${({ theme }) => theme.colors.turf};
  font-size: 1.75rem;
`;

const Title = styled.h1`
  margin: 0;
  ${({ theme }) => theme.text.h1}
`;

const Text = styled.p`
  max-width: ${({ theme }) => theme.widths.text};
  margin: 0;
  ${({ theme }) => theme.text.lead}
`;

const Actions = styled(Cluster)`
  justify-content: center;
`;

const Message = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkFaint};
  overflow-wrap: anywhere;
`;
