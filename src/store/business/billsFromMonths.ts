import { isObject } from '@/journal/isObject';
import type { AccountRow } from '@/store/clients/accounts/account';
import { BILL_PARTS, type BillDraft, type BillPart, type Recipient } from '@/store/billing/bills/bill';
import { billRunApproved, billsSlice } from '@/store/billing/bills/billsSlice';
import { recipientOf } from '@/store/billing/bills/recipient';
import { wholeMonthBill } from '@/store/billing/bills/wholeMonth';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { companyNow } from '@/store/billing/company/company';
import { daysAfter } from '@/store/kit/dates';
import { pushTo } from '@/store/kit/grouping';
import { rowCheck } from '@/store/kit/schema/rowCheck';
import { month, part } from '@/store/kit/schema/rowRules';
import { rupees } from '@/store/kit/typed/typedNumber';
import { isOpen, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { fieldsOf, idsOf, rowsOf, rowUnder, textOf, withMore, withRows } from './anyJson';
import { emptyBusiness } from './business';
import type { Fields } from './checked/outside';
import { rowChecks } from './checked/rowChecks';

const MOST_CHARACTERS = 200;

const amount = (label: string) => rupees(label).required(`${label} is required.`);
const billing = (label: string) => part(label, { billed: amount('Billed'), received: amount('Received') });

/** What was recorded of one of an account's months: what was asked for and what came in, in rupees. */
const judgedMonth = rowCheck(
  part('Month', { month: month('Month'), subscription: billing('Subscription'), hardware: billing('Hardware') }),
);

type Recorded = { month: string } & Record<'subscription' | 'hardware', { billed: number; received: number }>;

/** Identities of rows that are to be made: each is given once. */
function freeIds() {
  const given = new Set<string>();
  return (wanted: string): string => {
    let free = wanted.slice(0, MOST_CHARACTERS);
    for (let count = 2; given.has(free); count += 1) free = `${wanted.slice(0, MOST_CHARACTERS - 10)} ${count}`;
    given.add(free);
    return free;
  };
}

type FreeId = ReturnType<typeof freeIds>;

/** An account as it is kept, where all of it can be read. */
function readAccount(row: Fields): AccountRow | undefined {
  const judged = rowChecks.accounts(row);
  return 'row' in judged ? (judged.row as AccountRow) : undefined;
}

/** For whom an account's bills were, as far as that is known. */
function recipientIn(row: Fields): Recipient {
  const account = readAccount(row);
  if (account) return recipientOf(account);
  const name = textOf(fieldsOf(row.billing).billingName) || textOf(fieldsOf(row.bill).companyName);
  return {
    name: Array.from(cleanLine(name)).slice(0, MOST_CHARACTERS).join(''),
    address: '',
    gstin: '',
    stateCode: '',
  };
}

/** What cannot be read of what was billed, as a bill that fits nowhere: so it is set aside, and nobody has to miss it. */
const unread = (freeId: FreeId, accountId: string, what: unknown): Fields => ({
  id: freeId(`unread bill of ${accountId}`),
  accountId,
  lines: what,
});

/** What was billed and received of one part of a month: no more is known of it, so it has neither taxes nor a document. */
function carriedPart(
  freeId: FreeId,
  accountId: string,
  recipient: Recipient,
  of: BillPart,
  { month: its, ...recorded }: Recorded,
): { bills: Fields[]; receipts: Fields[] } {
  const { billed, received } = of === 'Subscription' ? recorded.subscription : recorded.hardware;
  const { subscriptionSac, hardwareHsn, dueDays } = companyNow(emptyBusiness);
  const issuedOn = `${its}-01`;
  const hsn = of === 'Subscription' ? subscriptionSac : hardwareHsn;
  const id = freeId(`${its} ${of} of ${accountId}`);
  const bill = {
    id,
    accountId,
    part: of,
    month: its,
    issuedOn,
    dueOn: daysAfter(issuedOn, dueDays),
    recipient,
    lines: [{ kind: 'Carried over', price: billed, taxable: billed, hsn }],
    taxes: [],
    roundOff: 0,
    total: billed,
    status: 'Issued',
  };
  // Of more than was billed the rest is on account. On the bill's day, as the month may not be over yet, and money is never of a day to come.
  const allocated = Math.min(billed, received);
  const allocations = allocated > 0 ? [{ billId: id, amount: allocated }] : [];
  const receipt = {
    id: freeId(`receipt of ${id}`),
    accountId,
    on: issuedOn,
    mode: 'Carried over',
    cash: received,
    allocations,
    status: 'Recorded',
  };
  return { bills: billed > 0 ? [bill] : [], receipts: received > 0 ? [receipt] : [] };
}

/** The bills and receipts that an account's recorded months come to. */
function carriedOver(freeId: FreeId, accountId: string, row: Fields): { bills: Fields[]; receipts: Fields[] } {
  const { months } = row;
  if (months === undefined) return { bills: [], receipts: [] };
  if (!Array.isArray(months)) return { bills: [unread(freeId, accountId, { months })], receipts: [] };
  const recipient = months.length > 0 ? recipientIn(row) : undefined;
  const parts = (months as unknown[]).flatMap((one) => {
    const judged = judgedMonth(one);
    if (!recipient || 'reason' in judged)
      return { bills: [unread(freeId, accountId, { months: [one] })], receipts: [] };
    return BILL_PARTS.map((of) => carriedPart(freeId, accountId, recipient, of, judged.row as Recorded));
  });
  return { bills: parts.flatMap(({ bills }) => bills), receipts: parts.flatMap(({ receipts }) => receipts) };
}

/** The rows of vehicles that were marked as billed, by their account. */
function markedVehicles(vehicles: unknown): ReadonlyMap<string, readonly Fields[]> {
  const groups = new Map<string, Fields[]>();
  for (const id of idsOf(vehicles)) {
    const { billed = false, ...row } = fieldsOf(rowUnder(vehicles, id));
    if (billed === false) continue;
    pushTo(groups, textOf(row.accountId), billed === true ? row : { ...row, billed });
  }
  return groups;
}

/** What the marked vehicles of an account were billed, as the Billed button bills them; and those of which that cannot be read. */
function billOfMarked(
  freeId: FreeId,
  account: AccountRow | undefined,
  marked: readonly Fields[],
): { draft: BillDraft | undefined; odd: readonly Fields[] } {
  if (!account) return { draft: undefined, odd: marked };
  const fitting = marked.filter((row) => !('billed' in row) && 'row' in rowChecks.vehicles(row));
  const { monthYear } = account.bill;
  // Read above, and found to be ones; those that are closed are on no bill any more.
  const vehicles = (fitting as unknown as Vehicle[]).filter(isOpen);
  const draft = wholeMonthBill(emptyBusiness, account, vehicles, {
    id: freeId(`bill of ${monthYear} of ${account.id}`),
    on: `${monthYear}-01`,
  });
  return { draft, odd: marked.filter((row) => !fitting.includes(row)) };
}

/** Bills with their numbers and those of their documents, in the order of their days. */
function issued(drafts: readonly BillDraft[]): Fields[] {
  const inOrder = drafts.toSorted((one, other) => one.issuedOn.localeCompare(other.issuedOn));
  const said = billRunApproved('', []);
  return rowsOf(billsSlice.reducer(undefined, { ...said, payload: { ...said.payload, issued: inOrder } }));
}

/** Whether a business is from before bills were kept: accounts record months, or vehicles are marked as billed. */
const isOlder = ({ accounts, vehicles }: Fields) =>
  rowsOf(accounts).some((row) => 'months' in row) || rowsOf(vehicles).some((row) => 'billed' in row);

/** The months that accounts recorded, and the marks of their billed vehicles, as bills and receipts. */
export function billsFromMonths(state: object): object {
  const business = state as Fields;
  if (!isOlder(business)) return state;
  const { accounts, vehicles } = business;
  const freeId = freeIds();
  const bare = withRows(accounts, ({ months: _carried, ...row }) => row);
  const [bills, receipts, drafts]: [Fields[], Fields[], BillDraft[]] = [[], [], []];
  for (const accountId of idsOf(accounts)) {
    const row = rowUnder(accounts, accountId);
    if (!isObject(row)) continue;
    const carried = carriedOver(freeId, accountId, row);
    for (const bill of carried.bills) bills.push(bill);
    for (const receipt of carried.receipts) receipts.push(receipt);
  }
  for (const [accountId, marked] of markedVehicles(vehicles)) {
    const row = rowUnder(bare, accountId);
    // Whose account was deleted is on no bill any more.
    if (row === undefined && marked.every((one) => !('billed' in one))) continue;
    const { draft, odd } = billOfMarked(freeId, readAccount(fieldsOf(row)), marked);
    if (draft) drafts.push(draft);
    if (odd.length > 0) bills.push(unread(freeId, accountId, { vehicles: odd }));
  }
  const billed = new Set(drafts.map(({ accountId }) => accountId));
  // A total that was typed over is one bill's (D28).
  const settled = withRows(bare, (row) =>
    billed.has(textOf(row.id)) && isObject(row.bill) ? { ...row, bill: without(row.bill, 'totalAmount') } : row,
  );
  const lifted = {
    ...business,
    accounts: settled,
    vehicles: withRows(vehicles, (row) => without(row, 'billed')),
    ...((bills.length > 0 || drafts.length > 0) && { bills: withMore(business.bills, [...bills, ...issued(drafts)]) }),
    ...(receipts.length > 0 && { receipts: withMore(business.receipts, receipts) }),
  };
  // A table that was not there is not there now.
  return Object.fromEntries(Object.entries(lifted).filter(([, table]) => table !== undefined));
}

/** The fields without one of them; the very same where it is not there. */
export function without(row: Fields, name: string): Fields {
  if (!(name in row)) return row;
  const { [name]: _gone, ...rest } = row;
  return rest;
}
