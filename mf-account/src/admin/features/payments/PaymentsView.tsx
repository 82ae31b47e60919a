import {
  ORDER_STATES,
  type AdminOrderState,
  type AdminPayments,
  type Milliseconds,
  type PageLoaderArgs,
} from '@galopin/shared/contracts';
import { definePageView, type PageViewProps } from '@galopin/shared/read';
import { fetchAdminPayments } from '../../api/fetchAdminPayments';
import { EmptyCard } from '../../components/EmptyNotice';
import { EmptyPage } from '../../components/EmptyPage';
import { ListCard } from '../../components/ListCard';
import { PageLinks } from '../../components/PageLinks';
import { RefreshStatus } from '../../components/RefreshStatus';
import { StateFilter } from '../../components/StateFilter';
import { readListAddress, type ListAddress } from '../../domain/listAddress';
import { paymentsCopy as copy } from '../../i18n/paymentsCopy';
import { AdminFrame } from '../frame/AdminFrame';
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
function PaymentsView({ data: { found, address, readAt } }: PageViewProps<PaymentsData>) {
  const { payments, total, counts, months } = found;
  const choices = ORDER_STATES.filter((state) => (counts[state] ?? 0) > 0 || state === address.state).map(
    (state) => ({ state, name: copy.states[state], count: counts[state] ?? 0 }),
  );
  return (
    <AdminFrame view="payments" subtitle={copy.subtitle} actions={<RefreshStatus readAt={readAt} />}>
      {choices.length === 0 ? (
        <EmptyCard title={copy.none} text={copy.noneText} />
      ) : (
        <>
          <MonthTotals months={months} />
          <StateFilter view="payments" chosen={address.state} choices={choices} />
          <ListCard
            empty={
              payments.length === 0 && (
                <EmptyPage view="payments" title={copy.noneHere} text={copy.noneHereText} />
              )
            }
            foot={<PageLinks view="payments" address={address} total={total} />}
          >
            <PaymentList payments={payments} />
          </ListCard>
        </>
      )}
    </AdminFrame>
  );
}

export const view = definePageView({ load: loadPayments, View: PaymentsView });
