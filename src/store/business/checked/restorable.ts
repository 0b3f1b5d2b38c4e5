import { formatMoney } from '@/format';
import type { LeftOut } from '@/journal/port/model';
import { addUp, ADD_UP } from '@/store/kit/schema/taxedFields';
import type { Amounts } from '@/store/billing/bills/bill';
import { debtName, debtOfId } from '@/store/billing/receivables/debts';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import type { OpeningBalance } from '@/store/billing/openings/opening';
import { paidBackBeyond, releasedBeyond } from '@/store/billing/receivables/beyond';
import { settledBy } from '@/store/billing/receipts/settled';
import { hasCome, type Allocation, type Receipt } from '@/store/billing/receipts/receipt';
import type { RefundVoucher } from '@/store/billing/refundVouchers/refundVoucher';
import { addsUp } from '@/store/billing/refundVouchers/refundVoucherSchema';
import type { WriteOff } from '@/store/billing/writeOffs/writeOff';
import type { Business } from '@/store/business/business';
import { paise, rupees, sumOf } from '@/store/kit/money';
import type { Numbered, Table } from '@/store/kit/table';
import { NOUN_WORDS } from './nounWords';
import { imeiRefusal, numberingRefusal } from './onlyOnce';
import { leftOut } from './outside';
import type { Noun } from '@/store/business/business';
import { serialsBeyond } from './serials';

const GIVEN_BACK = 'A credit note gave back more of it than it settles.';
const PARTS_OF_A_PAISA = 'Its amounts have parts of a paisa.';

const isFine = (amount: number | undefined) => amount === undefined || rupees(paise(amount)) === amount;

function amountsRefusal(amounts: Amounts): string | undefined {
  const { lines, taxes, roundOff, total } = amounts;
  const all = [
    ...lines.flatMap(({ price, taxable }) => [price, taxable]),
    ...taxes.flatMap(({ taxable, cgst, sgst, igst }) => [taxable, cgst, sgst, igst]),
    roundOff,
    total,
  ];
  if (!all.every(isFine)) return PARTS_OF_A_PAISA;
  return addUp(amounts) ? undefined : ADD_UP;
}

type Settling = (allocations: readonly Allocation[]) => string | undefined;

/** Why allocations cannot be: they settle parts of a paisa, or those before them have settled what they say they do. */
function settling(business: WithDebts): Settling {
  const settled = new Map<string, number>();
  return (allocations) => {
    if (!allocations.every(({ amount }) => isFine(amount))) return PARTS_OF_A_PAISA;
    for (const { billId, amount } of allocations) {
      const bill = debtOfId(business, billId);
      const sum = (settled.get(billId) ?? 0) + paise(amount);
      if (bill && sum > paise(bill.total))
        return `It settles more of ${debtName(bill)} than its total, ${formatMoney(bill.total)}.`;
    }
    for (const { billId, amount } of allocations) settled.set(billId, (settled.get(billId) ?? 0) + paise(amount));
    return undefined;
  };
}

/** Why an opening balance cannot be: it has parts of a paisa, or settles bills and was paid back beyond the client had to its credit. */
const openingRefusal =
  (settle: Settling) =>
  (opening: OpeningBalance): string | undefined => {
    const { amount, later = [], released = [], refunds = [] } = opening;
    const allocations = settledBy(opening);
    if (![amount, ...[...later, ...released, ...refunds].map((one) => one.amount)].every(isFine))
      return PARTS_OF_A_PAISA;
    if (releasedBeyond(opening)) return GIVEN_BACK;
    const credit = Math.max(0, -amount);
    return paise(sumOf([...allocations, ...refunds].map((one) => one.amount))) > paise(credit)
      ? `It settles bills, or was paid back, beyond the ${formatMoney(credit)} that the client had to its credit.`
      : settle(allocations);
  };

/** Why a receipt cannot be: it brings parts of a paisa, or settles, gave back or paid back more than there is. */
const receiptRefusal =
  (settle: Settling) =>
  (receipt: Receipt): string | undefined => {
    const { cash, tds, allocations, later = [], released = [], refunds = [] } = receipt;
    const amounts = [...allocations, ...later, ...released, ...refunds].map(({ amount }) => amount);
    if (![cash, tds?.amount, ...amounts].every(isFine)) return PARTS_OF_A_PAISA;
    if (releasedBeyond(receipt)) return GIVEN_BACK;
    if (paidBackBeyond(receipt)) return 'It settles bills, or was paid back, beyond what came.';
    return hasCome(receipt) ? settle(settledBy(receipt)) : undefined;
  };

/** Why a refund voucher cannot be: its amounts have parts of a paisa, or are something else than its refund. */
const refundedRefusal = (voucher: RefundVoucher): string | undefined => {
  const { rate: _rate, ...amounts } = voucher.tax ?? { rate: undefined };
  if (![voucher.amount, ...Object.values(amounts)].every(isFine)) return PARTS_OF_A_PAISA;
  return addsUp(voucher) ? undefined : ADD_UP;
};

/** Why something cannot be written off: it is parts of a paisa, or more than is left of its bill. */
const writeOffRefusal =
  (settle: Settling) =>
  ({ billId, amount, status, backOn }: WriteOff): string | undefined =>
    status === 'Issued' && backOn === undefined ? settle([{ billId, amount }]) : undefined;

/**
 * A business out of a backup without what each record's own form does not tell: numbers, amounts and identities that the
 * product never gives. What a journal holds was held to the rules of its facts, and is not asked again.
 */
export function restorable(business: Business): { business: Business; leftOut: LeftOut[] } {
  const out: LeftOut[] = [];
  const without = <Row extends Numbered>(
    name: Noun,
    table: Table<Row>,
    ...refusals: ((row: Row) => string | undefined)[]
  ): Table<Row> => {
    const kept = new Map<string, Row>();
    for (const id of table.ids) {
      const row = table.entities[id] as Row;
      // One after another: what is left out for its amounts takes no number from another.
      const reason = refusals.reduce<string | undefined>((found, refuse) => found ?? refuse(row), undefined);
      if (reason === undefined) kept.set(id, row);
      else out.push(leftOut(name, id, `${NOUN_WORDS[name].one} ${row.number}: ${reason}`, row));
    }
    if (kept.size === table.ids.length) return table;
    const lastSerials = serialsBeyond(name, kept, table.entities, table.lastSerials);
    const { lastNumber } = table;
    const entities = Object.fromEntries(kept);
    return { ids: [...kept.keys()], entities, lastNumber, ...(lastSerials && { lastSerials }) };
  };
  const { bills, creditNotes, debitNotes, openings, proformas, receipts, refundVouchers, writeOffs, devices } =
    business;
  const documents = {
    bills: without('bills', bills, amountsRefusal, numberingRefusal()),
    creditNotes: without('creditNotes', creditNotes, amountsRefusal, numberingRefusal()),
    debitNotes: without('debitNotes', debitNotes, amountsRefusal, numberingRefusal()),
    proformas: without('proformas', proformas, amountsRefusal, numberingRefusal()),
    devices: without('devices', devices, imeiRefusal()),
  };
  const settle = settling({ ...business, ...documents });
  return {
    business: {
      ...business,
      ...documents,
      openings: without('openings', openings, openingRefusal(settle)),
      receipts: without('receipts', receipts, receiptRefusal(settle), numberingRefusal()),
      refundVouchers: without('refundVouchers', refundVouchers, refundedRefusal, numberingRefusal()),
      writeOffs: without('writeOffs', writeOffs, writeOffRefusal(settle)),
    },
    leftOut: out,
  };
}
