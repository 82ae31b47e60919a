import type { GateFinding } from '@galopin/shared/contracts';
import { Alert, Button } from '@galopin/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { versionsCopy } from '../../i18n/versionsCopy';
import type { ChangeFailure } from './describeVersion';
import type { DryRun } from './useReleaseChange';

const copy = versionsCopy.dialog;

/** What delivery says of a change before it is made. */
export function DryRunNotice({ dryRun, onRetry }: { readonly dryRun: DryRun; readonly onRetry: () => void }) {
  if (dryRun.status === 'trying') return <Alert>{copy.trying}</Alert>;
  if (dryRun.status === 'failed')
    return (
      <RefusedChange failure={dryRun.failure}>
        <Button variant="quiet" onClick={onRetry}>
          {copy.retry}
        </Button>
      </RefusedChange>
    );
  const { findings = [], warnings, changed } = dryRun.answer;
  if (findings.length > 0)
    return (
      <Alert severity="error" title={copy.refused}>
        <Findings findings={findings} />
      </Alert>
    );
  return (
    <>
      <Alert severity={changed ? 'success' : 'info'}>{changed ? copy.fine : copy.already}</Alert>
      {warnings.length > 0 && (
        <Alert severity="warning" title={copy.warnings}>
          <Findings findings={warnings} />
        </Alert>
      )}
    </>
  );
}

interface RefusedProps {
  readonly failure: ChangeFailure;
  readonly children?: ReactNode;
}

/** Why a change was not made, with the rules of delivery that were not met. */
export function RefusedChange({ failure: { text, findings }, children }: RefusedProps) {
  return (
    <Alert severity="error" title={text} action={children}>
      {findings.length > 0 ? <Findings findings={findings} /> : undefined}
    </Alert>
  );
}

/** Rules with what was found and what was wanted: delivery's own words, which are English. */
function Findings({ findings }: { readonly findings: readonly GateFinding[] }) {
  return (
    <List>
      {findings.map(({ rule, found, wanted }) => (
        <li key={`${rule} ${found}`}>
          <dl>
            <dt>{copy.rule}</dt>
            <dd lang="en">{rule}</dd>
            <dt>{copy.found}</dt>
            <dd lang="en">{found}</dd>
            <dt>{copy.wanted}</dt>
            <dd lang="en">{wanted}</dd>
          </dl>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  margin: ${({ theme }) => `${theme.space(1)} 0 0`};
  padding: 0;
  list-style: none;

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${({ theme }) => `${theme.space(0.5)} ${theme.space(3)}`};
    margin: 0;
  }

  dt {
    font-weight: 600;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
