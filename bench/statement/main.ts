import { USUAL_RATE } from '@/store/kit/gstRates';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { billTable } from '@/store/billing/bills/billsSlice';
import { amountsOf } from '@/store/billing/bills/billAmounts';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { ageingOf } from '@/store/billing/receivables/ageing';
import { balanceDue } from '@/store/billing/receivables/owed';
import { statementOf } from '@/store/billing/receivables/statement';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import type { Receipt } from '@/store/billing/receipts/receipt';

const ACCOUNTS = 20_000;
const VEHICLES = 5;
const TODAY = '2026-11-21';
const YEARS = 5;
/** Whose statement it is: a client of five years, where all others have bills of fewer months. */
const OLDEST = 'account-0';

const monthBefore = (count: number) => {
  const months = 2026 * 12 + 10 - count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
};

/** Bills of that many months of every account, of the oldest client's those of five years, each received in full but for the last. */
function business(months: number): Business {
  const amounts = amountsOf(
    Array.from({ length: VEHICLES }, (_, vehicle) => ({
      kind: 'Subscription' as const,
      vehicleId: `vehicle-${vehicle}`,
      vehicleNo: `MH 12 AB ${1000 + vehicle}`,
      price: 350,
      hsn: '9984',
      paise: 35_000,
    })),
    { inHalves: true, rateOf: () => USUAL_RATE },
  );
  const recipient = {
    name: 'Konkan Carriers',
    address: '4 Link Road, Mumbai',
    gstin: '27AAPFU0939F1ZV',
    stateCode: '27',
  };
  const bills: IssuedBill[] = [];
  const receipts: Receipt[] = [];
  for (let account = 0; account < ACCOUNTS; account += 1) {
    for (let back = (account === 0 ? YEARS * 12 : months) - 1; back >= 0; back -= 1) {
      const month = monthBefore(back);
      const number = bills.length + 1;
      const id = `bill-${number}`;
      const accountId = `account-${account}`;
      bills.push({
        id,
        number,
        accountId,
        part: 'Subscription',
        month,
        issuedOn: `${month}-01`,
        dueOn: `${month}-16`,
        recipient,
        docNo: `INV/26-27/${number}`,
        status: 'Issued',
        ...amounts,
      });
      if (back > 0) {
        const allocations = [{ billId: id, amount: amounts.total }];
        receipts.push({
          id: `receipt-${number}`,
          number,
          accountId,
          on: `${month}-20`,
          mode: 'RTGS / NEFT',
          cash: amounts.total,
          allocations,
          status: 'Recorded',
          docNo: `RC/26-27/${number}`,
          recipient,
        });
      }
    }
  }
  return { ...emptyBusiness, bills: billTable(bills), receipts: receiptTable(receipts) };
}

async function timed(work: () => unknown): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Milliseconds of a statement of five years, of the first that is asked for and of one of another client after it. */
async function measure(months: number) {
  const made = business(months);
  const store = createStore(made);
  const statement = (accountId: string) => statementOf(store.getState(), accountId, '2021-12-01', TODAY);
  const first = await timed(() => statement(OLDEST));
  const again = await timed(() => statement(OLDEST));
  const other = await timed(() => statement('account-19999'));
  const due = await timed(() => [balanceDue(store.getState(), OLDEST), ageingOf(store.getState(), OLDEST, TODAY)]);
  return { bills: made.bills.ids.length, rows: statement(OLDEST).rows.length, first, again, other, due };
}

Object.assign(window, { bench: { measure } });
