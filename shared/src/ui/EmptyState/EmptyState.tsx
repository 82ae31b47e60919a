import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconTypes';

export interface EmptyStateProps {
  readonly title: string;
  readonly icon?: IconName;
  readonly text?: string;
  /** What the visitor can do instead. */
  readonly action?: ReactNode;
}

/** There is nothing to show, and that is no failure. */
export function EmptyState({ title, icon = 'calendar-off', text, action }: EmptyStateProps) {
  return (
    <Frame>
      <Mark>
        <Icon name={icon} />
      </Mark>
      <Title>{title}</Title>
      {text !== undefined && <Text>{text}</Text>}
      {action}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => `${theme.space(10)} ${theme.space(4)}`};
  text-align: center;
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: ${({ theme }) => theme.space(14)};
  height: ${({ theme }) => theme.space(14)};
  border-radius: 50%;
  color: ${({ theme }) => theme.colors.turf};
  background: ${({ theme }) => theme.colors.turfSoft};
  font-size: 1.375rem;
`;

const Title = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.h3}
`;

const Text = styled.p`
  max-width: 28rem;
  margin: 0 0 ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
