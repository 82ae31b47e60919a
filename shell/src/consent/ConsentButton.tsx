import { useShell } from '@galopin/shared/shell-context';
import { TextLink } from '@galopin/shared/ui';
import { useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { fr } from '../i18n/fr';
import type { ConsentDialogProps } from './ConsentDialog';
import type { Consent } from './createConsent';

interface Loaded extends Pick<ConsentDialogProps, 'consent'> {
  readonly Dialog: ComponentType<ConsentDialogProps>;
}

export interface ConsentButtonProps {
  /** Brings what measures the audience, and the consent to it. */
  readonly audience: () => Promise<{ readonly consent: Consent }>;
}

/** Opens the choice about the measuring of the audience, which is fetched for who asks for it. */
export function ConsentButton({ audience }: ConsentButtonProps) {
  const { notify, logger } = useShell();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isOpen, setOpen] = useState(false);

  const handleOpen = async () => {
    try {
      const [{ ConsentDialog }, { consent }] = await Promise.all([
        import(/* webpackChunkName: "consent" */ './ConsentDialog'),
        audience(),
      ]);
      setLoaded({ Dialog: ConsentDialog, consent });
      setOpen(true);
    } catch (error) {
      logger.error('The choice about the audience could not be loaded', { message: String(error) });
      notify({ message: fr.footer.audienceNotLoaded, status: 'error' });
    }
  };
  return (
    <>
      <LinkButton as="button" type="button" aria-haspopup="dialog" onClick={() => void handleOpen()}>
        {fr.footer.audience}
      </LinkButton>
      {loaded && <loaded.Dialog consent={loaded.consent} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Stands among links and does what no link does. */
const LinkButton = styled(TextLink)`
  padding: 0;
  border: 0;
  background: none;
  font-family: inherit;
  font-size: inherit;
  line-height: inherit;
  cursor: pointer;
`;
