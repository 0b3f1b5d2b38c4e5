import { formatDate } from '@/format';
import { equal } from '@/journal/kit/equal';
import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import { lastGstCredit } from '@/store/billing/creditNotes/creditAmounts';
import type { Carried } from '@/store/facts/fact';
import type { transferCredited } from '@/store/facts/challans';
import { gone } from '@/store/kit/refusals';
import { isInvoiced, type Challan, type InvoicedChallan } from '@/store/stock/challans/challan';
import { dayOfDocument } from '@/store/stock/challans/invoiceDay';
import type { CountedCredit } from '@/store/stock/challans/consignment';
import type { StockState } from '@/store/stock/onHand/stockState';
import { creditDue } from './creditDue';

/** The credit note that a challan still needs: its tax invoice stands, every line is answered, and some was not accepted. */
export const openCredit = (challan: Challan): CountedCredit | undefined =>
  isInvoiced(challan) && challan.status === 'Closed' && !challan.credit ? creditDue(challan) : undefined;

const goodsIn = ({ goods }: CountedCredit) => goods.map(({ lines, qty }) => ({ lines, qty }));

/** What is wrong with the day of a credit note. */
function dayRefusal(challan: InvoicedChallan, on: string): Refusal | undefined {
  const { offeredOn, answeredOn = offeredOn, number } = challan;
  const last = lastGstCredit(dayOfDocument(challan));
  if (on > last)
    return { reason: `The last day to take the GST of challan ${number} off was ${formatDate(last)} (section 34).` };
  return on < answeredOn ? { reason: `Challan ${number} was answered after that day.` } : undefined;
}

/** Why no credit note over a transfer can be issued. */
export function transferCreditRefusal(
  { challans }: StockState,
  { id, on, credit }: Carried<typeof transferCredited>['payload'],
): Refusal | undefined {
  const challan = challans.entities[id];
  if (!challan) return gone(challans, id, 'This challan');
  const name = `Challan ${challan.number}`;
  if (!isInvoiced(challan)) return { reason: `${name} has no tax invoice.` };
  if (challan.credit) return { reason: `${name} has the credit note ${challan.credit.docNo} already.` };
  if (challan.status !== 'Closed') return { reason: `${name} is ${challan.status}: every line is answered first.` };
  const due = creditDue(challan);
  if (!due) return { reason: `All of challan ${challan.number} was accepted.` };
  const isSame = equal(goodsIn(due), goodsIn(credit));
  return isSame ? dayRefusal(challan, on) : { reason: `${name} was answered otherwise meanwhile: review it again.` };
}

/** Why what was said of a challan cannot be taken back: a credit note goes by it, which keeps its number. */
export function creditDependents({ challans }: StockState, changes: readonly Change[]): Refusal | undefined {
  for (const { path } of changes) {
    const [table, id = '', field] = path;
    // An e-way bill changes nothing that it says, nor does what became of it at the e-invoice portal.
    const isBeside = field === 'ewayBill' || path.includes('eInvoice');
    const credit = table === 'challans' && !isBeside ? challans.entities[id]?.credit : undefined;
    if (credit) return { reason: `Not undone: credit note ${credit.docNo} keeps its number. Hand over again instead.` };
  }
  return undefined;
}
