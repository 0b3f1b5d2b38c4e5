import { debtOfId } from '@/store/billing/receivables/debts';
import { broughtInPaise } from '@/store/billing/receivables/movements';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import type { Receipt } from '@/store/billing/receipts/receipt';
import { settledOn } from '@/store/billing/receipts/settled';
import { monthsAfter } from '@/store/kit/dates';
import { GST_PERCENT, halfGstInPaise, inclusiveSplit, paise, rupees } from '@/store/kit/money';
import { placeOfSupply } from './returnRows';
import { addedUp, lessThose, type Taxed } from './taxed';

type Books = Pick<WithDebts, 'bills' | 'openings' | 'receipts'>;

/** Money of clients to one place of supply that is on account, with the GST in it; its value is what came. */
export interface AdvanceRow extends Taxed {
  /** The two digits of the state. */
  id: string;
  place: string;
  /** In percent. */
  rate: number;
  isIntegrated: boolean;
}

/**
 * What GSTR-1 asks of advances of a month: GST on money for services is due when that comes (CGST Act, section 13(2)), and taken off
 * again in the month in which a bill uses it up or it is paid back.
 */
export interface Advances {
  /** Table 11A: what came and was on account at the month's end. */
  received: readonly AdvanceRow[];
  /** Table 11B: what was on account before and is no more. */
  adjusted: readonly AdvanceRow[];
}

/** What of a receipt was on account at the end of a day, in paise: nothing of one that was not there, and no bill that came later settled it. */
function onAccountAt(books: Books, receipt: Receipt, day: string): number {
  const { on, status, bouncedOn = '', refunds = [] } = receipt;
  if (on > day || status === 'Cancelled' || (status === 'Bounced' && bouncedOn <= day)) return 0;
  const settled = settledOn(receipt, day)
    .filter(({ billId }) => (debtOfId(books, billId)?.issuedOn ?? day) <= day)
    .reduce((sum, { amount }) => sum + paise(amount), 0);
  const back = refunds.filter((one) => one.on <= day).reduce((sum, { amount }) => sum + paise(amount), 0);
  return Math.max(0, broughtInPaise(receipt) - settled - back);
}

/** An amount in paise with the GST in it (rule 35 of the CGST Rules), as rupees. */
export function advanceTax(inPaise: number, isIntegrated: boolean): Taxed {
  const { base, tax, roundOff } = inclusiveSplit(inPaise, { inHalves: !isIntegrated });
  const half = isIntegrated ? 0 : halfGstInPaise(base);
  return {
    taxable: rupees(base),
    igst: rupees(isIntegrated ? tax : 0),
    cgst: rupees(half),
    sgst: rupees(half),
    roundOff: rupees(roundOff),
    total: rupees(inPaise),
  };
}

/** Amounts with their sign turned. */
const turned = (amounts: Taxed): Taxed => lessThose(addedUp([]), amounts);

const rowsOf = (byPlace: ReadonlyMap<string, readonly Taxed[]>, ownState: string): AdvanceRow[] =>
  [...byPlace]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([id, all]) => ({
      id: id || 'none',
      place: placeOfSupply(id),
      rate: GST_PERCENT,
      isIntegrated: id !== ownState,
      ...addedUp(all),
    }));

/** The advances of a month, `YYYY-MM`, by place of supply; `ownState` is our own, in two digits. */
export function advancesOf(books: Books, month: string, ownState: string): Advances {
  const [before, end] = [`${monthsAfter(`${month}-01`, -1).slice(0, 7)}-31`, `${month}-31`];
  const received = new Map<string, Taxed[]>();
  const adjusted = new Map<string, Taxed[]>();
  for (const id of books.receipts.ids) {
    const receipt = books.receipts.entities[id];
    if (!receipt || receipt.on > end) continue;
    const [was, is] = [onAccountAt(books, receipt, before), onAccountAt(books, receipt, end)];
    if (was === is) continue;
    const place = receipt.recipient.stateCode || ownState;
    const isIntegrated = place !== ownState;
    // What stays on account is taxed as one amount, so that all that is adjusted of it comes to what was told when it came.
    const more = lessThose(advanceTax(is, isIntegrated), advanceTax(was, isIntegrated));
    const [rows, amounts] = is > was ? [received, more] : [adjusted, turned(more)];
    rows.set(place, [...(rows.get(place) ?? []), amounts]);
  }
  return { received: rowsOf(received, ownState), adjusted: rowsOf(adjusted, ownState) };
}
