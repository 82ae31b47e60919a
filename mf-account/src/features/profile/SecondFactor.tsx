import type { SecondFactorOffer, SessionUser } from '@galopin/shared/contracts';
import { Alert, Button, Stack } from '@galopin/shared/ui';
import { useState } from 'react';
import { profileCopy } from '../../i18n/profileCopy';
import { Hint, Subtitle } from './ProfilePage.styles';
import { SecondFactorOfferForm } from './SecondFactorOfferForm';
import { SecondFactorPasswordForm } from './SecondFactorPasswordForm';

const copy = profileCopy.security.factor;

type Step = 'closed' | 'password' | SecondFactorOffer | 'done';

/** Ties an authenticator app to the account: the password, the secret, a code that shows the app has it. */
export function SecondFactor({ user }: { readonly user: SessionUser }) {
  const [step, setStep] = useState<Step>('closed');
  return (
    <Stack as="section" $gap={2} aria-labelledby={'profile-factor'}>
      <Subtitle id="profile-factor">{copy.title}</Subtitle>
      {step === 'done' ? (
        <Alert severity="success">{copy.done}</Alert>
      ) : (
        <Hint>{user.emailVerified ? copy.text : copy.unverified}</Hint>
      )}
      {user.emailVerified && step === 'closed' && (
        <Button variant="secondary" onClick={() => setStep('password')}>
          {copy.start}
        </Button>
      )}
      {step === 'password' && (
        <SecondFactorPasswordForm email={user.email} onOffer={setStep} onCancel={() => setStep('closed')} />
      )}
      {typeof step === 'object' && (
        <SecondFactorOfferForm
          offer={step}
          onDone={() => setStep('done')}
          onCancel={() => setStep('closed')}
        />
      )}
    </Stack>
  );
}
