import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge, type Tone } from '../Badge/Badge';
import { fr } from '../i18n/fr';

export type RaceStatus = keyof typeof fr.raceStatus;

const tones = {
  upcoming: 'neutral',
  soon: 'amber',
  running: 'blue',
  late: 'amber',
  provisional: 'amber',
  inquiry: 'red',
  photo: 'amber',
  official: 'turf',
  cancelled: 'red',
  unknown: 'neutral',
} as const satisfies Record<RaceStatus, Tone>;

export interface StatusPillProps {
  readonly status: RaceStatus;
  /** Replaces the status's own words: « dans 12 min ». */
  readonly children?: ReactNode;
}

/** Where a race stands, in words and colour. */
export function StatusPill({ status, children }: StatusPillProps) {
  return (
    <Pill $tone={tones[status]}>
      <Dot />
      {children ?? fr.raceStatus[status]}
    </Pill>
  );
}

const Pill = styled(Badge)`
  border-radius: ${({ theme }) => theme.radii.pill};
`;

const Dot = styled.span`
  width: 0.5em;
  height: 0.5em;
  border-radius: 50%;
  background: currentColor;
`;
