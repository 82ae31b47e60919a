import { LEGAL_PATHS } from '@galopin/shared/contracts';
import { useSession } from '@galopin/shared/shell-context';
import { Alert, Button, TextLink } from '@galopin/shared/ui';
import { Dialog } from '@galopin/shared/ui/overlay';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { consentCopy as copy } from '../i18n/consentCopy';
import { ConsentSwitch } from './ConsentSwitch';
import type { Consent } from './createConsent';

export interface ConsentDialogProps {
  readonly consent: Consent;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What is measured of a visit, and the visitor's choice about it. A choice counts at once, in every tab. */
export function ConsentDialog({ consent, open, onClose }: ConsentDialogProps) {
  const { audience, link, isRefusedByBrowser } = useSyncExternalStore(consent.subscribe, consent.get);
  const isMember = useSession().status === 'signedIn';
  return (
    <Dialog
      title={copy.title}
      description={copy.intro}
      open={open}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <Choices>
        <ConsentSwitch
          label={copy.audience}
          help={copy.audienceHelp}
          isOn={audience}
          onChange={consent.setAudience}
        />
        {isRefusedByBrowser && <Alert>{audience ? copy.signalOverruled : copy.signal}</Alert>}
        {isMember && (
          <ConsentSwitch
            label={copy.link}
            help={audience ? copy.linkHelp : copy.linkNeedsAudience}
            isOn={link}
            isDisabled={!audience}
            onChange={consent.setLink}
          />
        )}
        <Facts>
          {copy.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Facts>
        <p>
          {copy.more} <TextLink href={LEGAL_PATHS.privacy}>{copy.privacy}</TextLink>.
        </p>
      </Choices>
    </Dialog>
  );
}

const Choices = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  ${({ theme }) => theme.text.small}

  p {
    margin: 0;
  }
`;

const Facts = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  margin: 0;
  padding-left: ${({ theme }) => theme.space(5)};
  color: ${({ theme }) => theme.colors.inkSoft};
`;
