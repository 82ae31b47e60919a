import type { RaceCard } from '../../domain/RaceCard';
import { PrintOnly } from './PrintOnly';
import { PrintSheet } from './PrintSheet';

/** What paper gets instead of the page: the race, its runners and its result. */
export function PrintCard({ card }: { readonly card: RaceCard }) {
  return <PrintOnly page="race">{(printedAt) => <PrintSheet card={card} printedAt={printedAt} />}</PrintOnly>;
}
