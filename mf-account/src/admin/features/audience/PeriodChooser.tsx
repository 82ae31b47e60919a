import type { IsoDay } from '@galopin/shared/contracts';
import { formatDay } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { Button, SegmentedLink, SegmentedLinks, TextField } from '@galopin/shared/ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { AUDIENCE_SPANS, audiencePath, periodFault, type AudiencePeriod } from '../../domain/audiencePeriod';
import { audienceCopy } from '../../i18n/audienceCopy';

const copy = audienceCopy.period;

interface Props {
  readonly period: AudiencePeriod;
  readonly today: IsoDay;
}

/** Which days are counted: some that end today, or chosen ones. The address keeps it. */
export function PeriodChooser({ period, today }: Props) {
  const { navigate } = useShell();
  const [{ from, to }, setDays] = useState(period);
  const [isChecked, setChecked] = useState(false);
  const fault = periodFault(from, to, today);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault === null) navigate(audiencePath({ from, to }));
  };
  return (
    <Frame>
      <SegmentedLinks label={copy.label}>
        {AUDIENCE_SPANS.map((span) => (
          <SegmentedLink
            key={span}
            as={Link}
            to={audiencePath(span)}
            preventScrollReset
            aria-current={span === period.span ? 'page' : undefined}
          >
            {copy.days(span)}
          </SegmentedLink>
        ))}
      </SegmentedLinks>
      <Days
        noValidate
        aria-label={copy.fromTo(formatDay(period.from), formatDay(period.to))}
        onSubmit={handleSubmit}
      >
        <TextField
          label={copy.from}
          type="date"
          name="du"
          max={today}
          value={from}
          onChange={({ target }) => setDays({ ...period, from: target.value, to })}
        />
        <TextField
          label={copy.to}
          type="date"
          name="au"
          max={today}
          error={isChecked && fault !== null ? copy.faults[fault] : undefined}
          value={to}
          onChange={({ target }) => setDays({ ...period, from, to: target.value })}
        />
        <Button type="submit" variant="secondary">
          {copy.show}
        </Button>
      </Days>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space(3)} ${theme.space(6)}`};
  min-width: 0;
`;

const Days = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space(3)};

  > :not(button) {
    flex: 1 1 9rem;
  }
`;
