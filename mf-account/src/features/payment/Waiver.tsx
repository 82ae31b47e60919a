import { LEGAL_PATHS } from '@galopin/shared/contracts';
import { TextLink } from '@galopin/shared/ui';
import { useId, type Ref } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../../components/Checkbox';
import { paymentCopy as copy } from '../../i18n/paymentCopy';

interface Props {
  readonly ref: Ref<HTMLInputElement>;
  readonly isGiven: boolean;
  /** The payer went on without it. */
  readonly isMissing: boolean;
  /** Given already: what was begun with it is not taken back by a tick. */
  readonly isFixed: boolean;
  readonly onChange: (isGiven: boolean) => void;
}

/** What is agreed to by paying, and the waiver, which has a tick of its own. */
export function Waiver({ ref, isGiven, isMissing, isFixed, onChange }: Props) {
  const fault = useId();
  const { before, link, after } = copy.terms;
  return (
    <div>
      <Checkbox
        ref={ref}
        label={copy.waiver}
        checked={isGiven}
        disabled={isFixed}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? fault : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      {isMissing && (
        <Fault id={fault} role="alert">
          {copy.waiverMissing}
        </Fault>
      )}
      <Terms>
        {before}
        <TextLink href={LEGAL_PATHS.terms} target="_blank">
          {link}
        </TextLink>
        {after}
      </Terms>
    </div>
  );
}

const Terms = styled.p`
  margin: ${({ theme }) => theme.space(1)} 0 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Fault = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.red};
`;
