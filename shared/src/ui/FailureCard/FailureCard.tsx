import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { fr } from '../i18n/fr';
import { Icon } from '../Icon/Icon';

export interface FailureCardProps {
  readonly title?: string;
  readonly text?: ReactNode;
  /** Tries again; without it there is no button. */
  readonly onRetry?: (() => void) | undefined;
  /** A new attempt is under way. */
  readonly retrying?: boolean;
  /** Another way out, such as a link to the front page. */
  readonly action?: ReactNode;
}

/** Something that should be here could not be shown: `role="alert"`, with a button « Réessayer ». */
export function FailureCard(props: FailureCardProps) {
  const { title = fr.failureTitle, text = fr.failureText, onRetry, retrying = false, action } = props;
  return (
    <Frame role="alert">
      <Mark>
        <Icon name="alert-triangle" />
      </Mark>
      <Body>
        <Title>{title}</Title>
        <Text>{text}</Text>
        <Actions>
          {onRetry !== undefined && (
            <Button variant="secondary" icon="refresh" loading={retrying} onClick={onRetry}>
              {fr.retry}
            </Button>
          )}
          {action}
        </Actions>
      </Body>
    </Frame>
  );
}

const Frame = styled(Card)`
  display: flex;
  gap: ${({ theme }) => theme.space(4)};
  border-top: 3px solid ${({ theme }) => theme.colors.red};
`;

const Mark = styled.span`
  color: ${({ theme }) => theme.colors.red};
  font-size: 1.25rem;
`;

const Body = styled.div`
  min-width: 0;
`;

const Title = styled.p`
  margin: 0 0 ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.text.h3}
`;

const Text = styled.p`
  margin: 0 0 ${({ theme }) => theme.space(3)};
  max-width: ${({ theme }) => theme.widths.text};
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;
