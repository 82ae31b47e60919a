import {
  ORDER_STATES,
  type AdminOrderState,
  type AdminPayments,
  type Milliseconds,
  type PageLoaderArgs,
} from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { ButtonLink, Card, EmptyState } from '@galopin/shared/ui';
import { fetchAdminPayments } from '../../api/fetchAdminPayments';
import { listPath, readListAddress, type ListAddress } from '../../domain/listAddress';
import { listsCopy } from '../../i18n/listsCopy';
import { paymentsCopy as copy } from '../../i18n/paymentsCopy';
import { AdminFrame } from '../frame/AdminFrame';
import { defineAdminView, type AdminViewProps } from '../frame/adminView';
import { ListPages } from '../../components/ListPages';
import { StateFilter } from '../../components/StateFilter';
import { ReadAgain } from '../../components/ReadAgain';
import { MonthTotals } from './MonthTotals';
import { PaymentList } from './PaymentList';

interface PaymentsData {
  readonly found: AdminPayments;
  readonly address: ListAddress<AdminOrderState>;
  readonly readAt: Milliseconds;
}

async function loadPayments({ shell, signal, query }: PageLoaderArgs): Promise<PaymentsData> {
  const address = readListAddress(query, ORDER_STATES);
  return { found: await fetchAdminPayments(shell, address, signal), address, readAt: shell.now() };
}

/** `/Admin?vue=paiements`: all orders with their stored state, their state at PayPal on demand, and totals per month. */
function PaymentsView({ data: { found, address, readAt } }: AdminViewProps<PaymentsData>) {
  const { payments, total, counts, months } = found;
  const choices = ORDER_STATES.filter((state) => (counts[state] ?? 0) > 0 || state === address.state).map(
    (state) => ({ state, name: copy.states[state], count: counts[state] ?? 0 }),
  );
  return (
    <AdminFrame view="payments" subtitle={copy.subtitle} actions={<ReadAgain readAt={readAt} />}>
      {choices.length === 0 ? (
        <Card>
          <EmptyState icon="info-circle" title={copy.none} text={copy.noneText} />
        </Card>
      ) : (
        <>
          <MonthTotals months={months} />
          <StateFilter view="payments" chosen={address.state} choices={choices} />
          <Card $flush>
            {payments.length === 0 ? <NoneHere /> : <PaymentList payments={payments} />}
            <ListPages view="payments" address={address} total={total} />
          </Card>
        </>
      )}
    </AdminFrame>
  );
}

function NoneHere() {
  return (
    <EmptyState
      icon="filter-off"
      title={copy.noneHere}
      text={copy.noneHereText}
      action={
        <ButtonLink
          as={Link}
          {...{ to: listPath('payments', { state: null, page: 1 }) }}
          $variant="secondary"
        >
          {listsCopy.first}
        </ButtonLink>
      }
    />
  );
}

export const view = defineAdminView({ load: loadPayments, View: PaymentsView });
