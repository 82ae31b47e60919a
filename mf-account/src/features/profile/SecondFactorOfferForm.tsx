import type { SecondFactorOffer } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { TextLink } from '@galopin/shared/ui';
import { AccountFormFrame } from '../../components/AccountFormFrame';
import { CodeField } from '../../components/CodeField';
import { useAccountForm } from '../../components/useAccountForm';
import { useWantedCode } from '../../components/useWantedCode';
import { profileCopy } from '../../i18n/profileCopy';
import { signInCopy } from '../../i18n/signInCopy';
import { explainAuth } from '../../components/explainAuth';
import { Hint, Secret } from './ProfilePage.styles';

const copy = profileCopy.security.factor;

interface Props {
  readonly offer: SecondFactorOffer;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The secret for the app, and the code that shows the app has it. Nothing is tied before. */
export function SecondFactorOfferForm({ offer, onDone, onCancel }: Props) {
  const { logger } = useShell();
  const code = useWantedCode();
  const form = useAccountForm<'code'>({
    initial: { code: '' },
    check: (values) =>
      code.given(values.code) === undefined ? { code: signInCopy.failures.codeWanted } : {},
    async send(values) {
      await offer.confirm(code.given(values.code) ?? '');
      onDone();
    },
    explain(error) {
      const aboutCode = code.explain(error);
      if (aboutCode !== null) return aboutCode;
      logger.error('A second factor could not be confirmed', { message: String(error) });
      return { message: explainAuth(error).message };
    },
  });
  return (
    <AccountFormFrame
      label={copy.confirm}
      form={form}
      action={copy.confirm}
      cancel={{ label: copy.cancel, onCancel }}
    >
      <Hint>{copy.secretText}</Hint>
      <Secret aria-label={copy.secret}>{inFours(offer.secret)}</Secret>
      <TextLink href={offer.link}>{copy.open}</TextLink>
      <CodeField {...form.field('code')} />
    </AccountFormFrame>
  );
}

/** Easier to type; apps ignore the spaces. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
