import type { WithPurchases } from '@/store/billing/transfers/suggested';
import { isInvoiced, type Challan } from '@/store/stock/challans/challan';
import type { StockState } from '@/store/stock/onHand/stockState';
import { challanPaper } from './challanPaper';
import type { Paper } from './paper';
import { transferCreditPaper } from './transferCreditPaper';

/** The papers of a challan: what goes with the goods, and the credit note over what of a tax invoice was not accepted. */
export function challanPapers(
  state: StockState & WithPurchases,
  challan: Challan,
  unnumbered: ReadonlySet<string>,
  copy?: string,
): Paper[] {
  const { credit } = challan;
  return [
    challanPaper(state, challan, unnumbered, copy),
    ...(isInvoiced(challan) && credit ? [transferCreditPaper(state, { ...challan, credit }, unnumbered)] : []),
  ];
}
