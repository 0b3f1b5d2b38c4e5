// The facts of September and October 2026 whose return of October stands in tests/store/billing/returns/golden.
import { companyTable } from '@/store/billing/company/companySlice';
import type { IssuedBill, Recipient } from '@/store/billing/bills/bill';
import type { Account } from '@/store/billing/accounts/account';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { createStore, type AppStore, type Fact } from '@/store/business/store';
import type { GstTreatment } from '@/store/clients/accounts/gstTreatment';
import { vehiclesBilled } from '@/store/facts/accounts';
import { billCancelled, billRecipientAmended, billRunApproved } from '@/store/facts/bills';
import { challanCancelled, challanOffered } from '@/store/facts/challans';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import { monthClosed } from '@/store/facts/periods';
import { receiptAllocated, receiptRecorded, receiptRefunded } from '@/store/facts/receipts';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import { account, noVehicles, vehicle } from './accounts';
import { inUse, plainAccount } from './billing';
import { done } from './said';
import { smallStock } from './stock';
import { DELHI, NASHIK, registeredBusiness, STORE_DETAILS } from './transfers';

type Client = [n: number, name: string, gstNo: string, treatment: GstTreatment, state: string, price: number];
/** Each has one vehicle, at that price a month without GST. */
const CLIENTS: readonly Client[] = [
  [1, 'Konkan Carriers', '27AAPFU0939F1ZV', 'Registered', 'Maharashtra', 1000],
  [2, 'Asha Rao', '', 'Unregistered', 'Maharashtra', 500],
  [3, 'Meena Patil', '', 'Unregistered', 'Maharashtra', 300],
  [4, 'Nhava Zone Logistics', '27AAACS1234F1ZS', 'SEZ', 'Maharashtra', 2000],
  [5, 'Kandla Exports', '24AAACR5055K1ZD', 'Deemed Export', 'Gujarat', 3000],
  [6, 'Ravi Shetty', '', 'Unregistered', 'Karnataka', 100_000],
  [7, 'Leela Nair', '', 'Unregistered', 'Kerala', 700],
  [9, 'Dholera Zone', '24AAACD9999P1ZO', 'SEZ without Payment', 'Gujarat', 600],
  [8, 'Deccan Lorries', '27AAACD4321K1ZU', 'Registered', 'Maharashtra', 400],
];

function clientOf([n, name, gstNo, gstTreatment, state, price]: Client): Account {
  const { billing, client, bill } = account(n);
  return plainAccount(n, {
    billing: { ...billing, billingName: name, gstNo, panNo: '', gstTreatment },
    client: { ...client, companyName: name, state },
    bill: { ...bill, companyName: name, monthYear: '2026-09' },
    vehicles: [vehicle(n, { price })],
  });
}

/** Deccan Lorries buys a tracker for ₹9,000, and leases another for ₹1,500 in half a year. */
const withHardware = (one: Account): Account =>
  one.number === 8
    ? { ...one, package: { ...one.package, hardware: 9000, hardwareOnLease: 1500, leasePlan: 'Half Yearly' } }
    : one;

/** A company of Maharashtra, registered in Delhi as well, whose leases are exempt. */
function goldenStore(): AppStore {
  const clients = inUse(CLIENTS.map(clientOf).map(withHardware), [{ vehicleId: 'vehicle-8', from: '2026-10-01' }]);
  return createStore({
    ...clients,
    company: companyTable([{ ...STORE_DETAILS, gstRates: [{ hsn: '997319', rate: 'Exempt', from: '2026-04-01' }] }]),
    branches: registeredBusiness.branches,
    bins: smallStock.bins,
  });
}

const relays = (qty: number) => [{ goods: { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const }, qty }];
const KARAVALI: Recipient = { name: 'Karavali Lines', address: 'Udupi', gstin: '29AAGCG6253J1Z8', stateCode: '29' };
const SURAT: Recipient = { name: 'Surat Cabs', address: 'Surat', gstin: '24AIDPG5043J1ZJ', stateCode: '24' };

/** A business in which all of that was said. */
export function goldenBusiness() {
  const store = goldenStore();
  const say = (fact: Fact) => done(store.dispatch(fact));
  const billIn = (n: number, month: string): IssuedBill => {
    const { bills } = store.getState();
    const found = bills.ids.flatMap((id) => bills.entities[id] ?? []);
    const one = found.find((bill) => bill.accountId === `account-${n}` && bill.month === month);
    if (!one) throw new Error(`Client ${n} has no bill of ${month}.`);
    return one;
  };
  const bill = (n: number, month: string, on: string) => {
    const monthYear = store.getState().accounts.entities[`account-${n}`]?.bill.monthYear ?? null;
    const edit = { was: { monthYear }, to: { monthYear: month } };
    say(vehiclesBilled(`account-${n}`, [`vehicle-${n}`], edit, noVehicles, on));
  };
  const credit = (n: number, month: string, amount: number, on: string) => {
    const { id: billId, accountId } = billIn(n, month);
    const lines = [{ kind: 'Subscription' as const, vehicleId: `vehicle-${n}`, amount }];
    say(creditNoteIssued({ accountId, billId, reason: 'Downtime', lines }, on));
  };
  const advance = (n: number, cash: number, on: string): string => {
    const fact = receiptRecorded({ accountId: `account-${n}`, on, mode: 'UPI', cash, allocations: [] }, on);
    say(fact);
    return fact.payload.id;
  };
  const handOver = (to: Holder, qty: number, value: number, on: string) => {
    const declared = [{ product: 'Relay, RL-12', hsn: '853641', value }];
    const fact = challanOffered({ from: STORE, to, lines: relays(qty), declared }, on);
    say(fact);
    return store.getState().challans.entities[fact.payload.id];
  };
  const amend = (n: number, recipient: Recipient) =>
    say(billRecipientAmended(billIn(n, '2026-09'), { on: '2026-10-07', why: 'It was mistyped', recipient }));

  for (const n of [1, 2, 3]) bill(n, '2026-09', '2026-09-05');
  const ofAsha = advance(2, 590, '2026-09-15');
  credit(1, '2026-09', 200, '2026-09-20');
  say(monthClosed('2026-09', '2026-10-03'));

  for (const n of [1, 2, 3, 4, 5, 6, 7, 9]) bill(n, '2026-10', '2026-10-05');
  say(receiptAllocated(ofAsha, [{ billId: billIn(2, '2026-10').id, amount: 590 }], '2026-10-06'));
  say(billCancelled(billIn(3, '2026-10')));
  amend(1, KARAVALI);
  amend(3, SURAT);
  advance(1, 1180, '2026-10-10');
  const ofLeela = advance(7, 236, '2026-10-10');
  credit(1, '2026-10', 200, '2026-10-12');
  credit(6, '2026-10', 1000, '2026-10-12');
  credit(7, '2026-10', 100, '2026-10-12');
  const { id: billId, accountId } = billIn(5, '2026-10');
  say(debitNoteIssued({ accountId, billId, reason: 'Short billed', kind: 'Subscription', amount: 500 }, '2026-10-14'));
  handOver(DELHI, 3, 100.5, '2026-10-15');
  handOver(NASHIK, 1, 50, '2026-10-15');
  const back = handOver(NASHIK, 2, 50, '2026-10-16');
  if (back) say(challanCancelled(back, '2026-10-16'));
  say(receiptRefunded(ofLeela, { on: '2026-10-20', mode: 'UPI', amount: 118, why: 'Half was too much' }, '2026-10-20'));
  const run = selectBillRun(store.getState(), '2026-10', '2026-10-31').get('account-8');
  say(billRunApproved('2026-10', run?.bills ?? [], '2026-10-31'));
  return store;
}
