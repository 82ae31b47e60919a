import {
  paths,
  type PaymentRecord,
  type SellerIdentity,
  type SessionUser,
  type UserSettings,
} from '@galopin/shared/contracts';
import { formatAmount, formatParisDateTime, formatSiren } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { Button, ButtonLink, Card, Cluster, EmptyState, PageHeader } from '@galopin/shared/ui';
import { FactList, type Fact } from '../../components/FactList';
import { formatPeriod } from '../../domain/formatPeriod';
import { paymentCopy as copy } from '../../i18n/paymentCopy';
import { PrintOnly, PRINTED } from './PrintOnly';

interface Props {
  /** Undefined where none of the member's payments was asked for. */
  readonly payment: PaymentRecord | undefined;
  readonly settings: UserSettings | null;
  readonly user: SessionUser;
  /** Who sold; null where that could not be read. */
  readonly seller: SellerIdentity | null;
}

/** One payment's receipt; printed without the site around it. */
export function Receipt({ payment, settings, user, seller }: Props) {
  if (payment === undefined || payment.receiptNumber === null) return <NoReceipt />;
  const { amount, createdAt, orderId, receiptNumber, state } = payment;
  const payer = settings?.displayName ?? user.displayName;
  return (
    <>
      <PrintOnly />
      <div className={PRINTED}>
        <PageHeader title={copy.receiptTitle} overline={copy.receiptOf(receiptNumber)} />
        <Card>
          <FactList
            facts={[
              { name: copy.receiptWhat, value: copy.receiptSubscription },
              { name: copy.period, value: formatPeriod(payment) },
              { name: copy.amount, value: formatAmount(amount) },
              { name: copy.state, value: copy.states[state] },
              { name: copy.date, value: formatParisDateTime(createdAt) },
              { name: copy.receiptFor, value: payer === null ? user.email : `${payer} (${user.email})` },
              { name: copy.receiptNumber, value: receiptNumber },
              { name: copy.receiptOrder, value: orderId },
              ...sellerFacts(seller),
            ]}
          />
        </Card>
      </div>
      <Cluster as="p">
        <Button onClick={() => window.print()}>{copy.print}</Button>
        <BackToProfile />
      </Cluster>
    </>
  );
}

/** What is not known of the seller is left out. */
function sellerFacts(seller: SellerIdentity | null): readonly Fact[] {
  if (seller === null) return [];
  const { name, legalForm, address, siren, vat, email } = seller;
  return [
    { name: copy.receiptSeller, value: [name, legalForm].filter(Boolean).join(', ') },
    { name: copy.receiptAddress, value: address },
    { name: copy.receiptSiren, value: formatSiren(siren) },
    { name: copy.receiptVat, value: vat },
    { name: copy.receiptContact, value: email },
  ];
}

function NoReceipt() {
  return (
    <>
      <PageHeader title={copy.receiptTitle} />
      <EmptyState
        icon="help-circle"
        title={copy.receiptMissing}
        text={copy.receiptMissingText}
        action={<BackToProfile />}
      />
    </>
  );
}

function BackToProfile() {
  return (
    <ButtonLink as={Link} to={paths.profile.to()} $variant="secondary">
      {copy.back}
    </ButtonLink>
  );
}
