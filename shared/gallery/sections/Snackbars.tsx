import {
  Button,
  Cluster,
  Snackbar,
  SnackbarLink,
  SnackbarRegion,
  Stack,
  type Severity,
} from '@galopin/shared/ui';
import { useState } from 'react';
import { fr } from '../i18n/fr';
import { Specimen } from '../Specimen';

const copy = fr.feedback;

/** Snackbars in the page to look at, and one where the site has them. */
export function Snackbars({ severities }: { readonly severities: readonly Severity[] }) {
  const [shown, setShown] = useState(severities);
  const [isAtFoot, setAtFoot] = useState(false);
  return (
    <Specimen name="Snackbar, SnackbarLink, SnackbarRegion">
      <Stack $gap={3}>
        {shown.map((severity) => (
          <Snackbar
            key={severity}
            severity={severity}
            onClose={() => setShown(shown.filter((one) => one !== severity))}
          >
            {severity === 'info' ? (
              <SnackbarLink href="#feedback">{copy.snackbarLink}</SnackbarLink>
            ) : (
              copy.alerts[severity]
            )}
          </Snackbar>
        ))}
        <Cluster>
          <Button variant="secondary" onClick={() => setShown(severities)}>
            {copy.restore}
          </Button>
          <Button variant="secondary" onClick={() => setAtFoot(true)}>
            {copy.atFoot}
          </Button>
        </Cluster>
      </Stack>
      <SnackbarRegion>
        {isAtFoot && (
          <Snackbar severity="info" onClose={() => setAtFoot(false)}>
            {copy.footMessage}
          </Snackbar>
        )}
      </SnackbarRegion>
    </Specimen>
  );
}
