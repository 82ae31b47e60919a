import type { ReactNode } from 'react';
import styled from 'styled-components';
import { toneStyles, type Tone } from '../Badge/Badge';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconTypes';

export type Severity = 'info' | 'success' | 'warning' | 'error';

export interface AlertProps {
  /** Warnings and errors interrupt (`role="alert"`), the others wait their turn (`role="status"`). */
  readonly severity?: Severity;
  readonly title?: string;
  readonly children?: ReactNode;
  /** A button or link at the end. */
  readonly action?: ReactNode;
}

/** Tone and icon of each severity. */
export const severityLooks = {
  info: { tone: 'blue', icon: 'info-circle' },
  success: { tone: 'turf', icon: 'circle-check' },
  warning: { tone: 'amber', icon: 'alert-triangle' },
  error: { tone: 'red', icon: 'alert-circle' },
} as const satisfies Record<Severity, { tone: Tone; icon: IconName }>;

/** A message in the page. */
export function Alert({ severity = 'info', title, children, action }: AlertProps) {
  const { tone, icon } = severityLooks[severity];
  const isUrgent = severity === 'warning' || severity === 'error';
  return (
    <AlertFrame role={isUrgent ? 'alert' : 'status'} $tone={tone}>
      <Icon name={icon} />
      <AlertBody>
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
      </AlertBody>
      {action}
    </AlertFrame>
  );
}

const AlertFrame = styled.div<{ readonly $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border-left: 4px solid currentColor;
  border-radius: ${({ theme }) => theme.radii.sm};
  ${({ theme }) => theme.text.small}
  ${toneStyles}
`;

const AlertBody = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
`;
