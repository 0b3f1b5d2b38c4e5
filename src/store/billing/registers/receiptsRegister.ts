import { formatMoney } from '@/format';
import { companyOfMoney } from '@/store/billing/periods/detailsOfMonth';
import { debtOfId } from '@/store/billing/receivables/debts';
import { tableRows } from '@/store/billing/receivables/sold';
import { hasCome, type Receipt } from '@/store/billing/receipts/receipt';
import { settledOn } from '@/store/billing/receipts/settled';
import type { RefundVoucher } from '@/store/billing/refundVouchers/refundVoucher';
import { isVoucher, taxAsCame } from '@/store/billing/returns/advanceTax';
import { onAccountAt } from '@/store/billing/returns/onAccount';
import { placeOfSupply } from '@/store/billing/returns/returnRows';
import { isAmong, type Days } from '@/store/kit/calendar';
import { percentOf } from '@/store/kit/gstRates';
import { rupees, sumOf } from '@/store/kit/money';
import type { MoneyEntry } from './moneyEntry';
import type { RegisterBooks } from './registerBooks';

const within = (some: readonly { on: string; amount: number }[], day: string) =>
  sumOf(some.filter(({ on }) => on <= day).map(({ amount }) => amount));

/** What of a receipt settled which documents when a day was over: those that came later it did not. */
const settledUntil = (books: RegisterBooks, receipt: Receipt, day: string) =>
  settledOn(receipt, day).flatMap(({ billId, amount }) => {
    const debt = debtOfId(books, billId);
    return (debt?.issuedOn ?? day) <= day ? [{ docNo: debt?.docNo ?? 'A bill that is gone', amount }] : [];
  });

function receivedEntry(books: RegisterBooks, receipt: Receipt, { to }: Days): MoneyEntry {
  const { id, docNo, on, mode, reference = '', cash, tds, recipient, status, bouncedOn = '', refunds = [] } = receipt;
  const isCancelled = status === 'Cancelled';
  const isBack = status === 'Bounced' && bouncedOn <= to;
  const tax = isCancelled || isBack ? undefined : taxAsCame(books, receipt);
  const settled = hasCome(receipt) || (status === 'Bounced' && !isBack) ? settledUntil(books, receipt, to) : [];
  const kept = isCancelled ? 0 : (tds?.amount ?? 0);
  return {
    id,
    kind: 'Receipt',
    title: isVoucher(books, receipt) ? 'Receipt Voucher' : 'Receipt',
    docNo,
    on,
    name: recipient.name,
    gstin: recipient.gstin,
    mode,
    reference,
    cash: isCancelled ? 0 : cash,
    tds: kept,
    tdsSection: tds?.code ?? '',
    total: isCancelled ? 0 : sumOf([cash, kept]),
    settles: settled.map((one) => `${one.docNo} ${formatMoney(one.amount)}`).join(', '),
    settled: sumOf(settled.map(({ amount }) => amount)),
    onAccount: rupees(onAccountAt(books, receipt, to)),
    refunded: isCancelled || isBack ? 0 : within(refunds, to),
    ...(tax && { advance: { ...tax, place: placeOfSupply(tax.code) } }),
    status: status === 'Bounced' && !isBack ? 'Recorded' : status,
  };
}

function bouncedEntry({ id, docNo, bouncedOn = '', recipient, mode, reference = '', cash, tds }: Receipt): MoneyEntry {
  const kept = tds?.amount ?? 0;
  return {
    id: `${id} bounced`,
    kind: 'Bounced',
    title: 'Bounced',
    docNo,
    on: bouncedOn,
    name: recipient.name,
    gstin: recipient.gstin,
    mode,
    reference,
    cash: sumOf([-cash]),
    tds: sumOf([-kept]),
    tdsSection: tds?.code ?? '',
    total: sumOf([-cash, -kept]),
    settles: '',
    status: 'Bounced',
  };
}

/** What goes out again. */
const back = (part: number) => sumOf([-part]);

function refundEntry(books: RegisterBooks, voucher: RefundVoucher): MoneyEntry {
  const { id, docNo, on, recipient, mode, reference = '', amount, tax, status } = voucher;
  const paid = status === 'Cancelled' ? 0 : sumOf([-amount]);
  return {
    id,
    kind: 'Refund',
    title: 'Refund Voucher',
    docNo,
    on,
    name: recipient.name,
    gstin: recipient.gstin,
    mode,
    reference,
    cash: paid,
    tds: 0,
    tdsSection: '',
    total: paid,
    settles: '',
    ...(tax &&
      status !== 'Cancelled' && {
        advance: {
          taxable: back(tax.taxable),
          igst: back(tax.igst),
          cgst: back(tax.cgst),
          sgst: back(tax.sgst),
          rate: percentOf(tax.rate),
          place: placeOfSupply(recipient.stateCode || companyOfMoney(books, voucher).stateCode),
        },
      }),
    status,
  };
}

/** The register of receipts of some days, entry by entry: what came, bounced and was paid back, each with a number for good. Tells how much is done, from 0 to 1. */
export function* receiptsSteps(
  books: RegisterBooks,
  days: Days,
  unnumbered: ReadonlySet<string>,
): Generator<number, MoneyEntry[]> {
  const isNumbered = ({ id }: { id: string }) => !unnumbered.has(id);
  const receipts = tableRows(books.receipts).filter(isNumbered);
  const refunds = tableRows(books.refundVouchers).filter(isNumbered);
  const came = receipts.filter(({ on }) => isAmong(days, on));
  const entries: MoneyEntry[] = [];
  for (const receipt of came) {
    entries.push(receivedEntry(books, receipt, days));
    yield entries.length / came.length;
  }
  return [
    ...entries,
    ...receipts
      .filter(({ status, bouncedOn }) => status === 'Bounced' && bouncedOn !== undefined && isAmong(days, bouncedOn))
      .map(bouncedEntry),
    ...refunds.filter(({ on }) => isAmong(days, on)).map((voucher) => refundEntry(books, voucher)),
  ].toSorted((one, other) => one.on.localeCompare(other.on));
}
