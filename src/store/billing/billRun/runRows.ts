import { formatCountOf } from '@/format';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { companyOf } from '@/store/clients/accounts/account';
import { taxableSum } from '@/store/billing/bills/billAmounts';
import type { BillLine } from '@/store/billing/bills/bill';
import { sumOf } from '@/store/kit/money';
import type { RunAccount, RunBill, SkippedVehicle } from './runAccount';
import { SKIP_KINDS, type SkipKind } from './skipKinds';
import type { BillRun } from './billRunSteps';
import type { SeenBill } from '@/store/facts/bills';

/** An account of a run as its list shows it; amounts in rupees. */
export interface RunRow {
  /** The account's identity. */
  id: string;
  number: number;
  company: string;
  vehicles: number;
  /** How many days are charged, in words. */
  days: string;
  taxable: number;
  gst: number;
  roundOff: number;
  total: number;
  bills: readonly RunBill[];
  /** Why somebody should look before it is approved. */
  look: string;
}

/** A vehicle that a run leaves out, as its list shows it. */
export interface SkippedRow extends SkippedVehicle {
  id: string;
  number: number;
  company: string;
}

/** The vehicles that a run leaves out, kind by kind. */
export const skippedByKind = (skipped: readonly SkippedRow[]): { kind: SkipKind; rows: readonly SkippedRow[] }[] =>
  SKIP_KINDS.map((kind) => ({ kind, rows: skipped.filter((row) => row.kind === kind) })).filter(
    ({ rows }) => rows.length > 0,
  );

/** The rows of a run by what is to be done with them. */
export interface RunRows {
  ready: readonly RunRow[];
  look: readonly RunRow[];
  skipped: readonly SkippedRow[];
}

/** How many days lines charge, in words; of what is not charged by days, what it is. */
export function daysInWords(lines: readonly Pick<BillLine, 'kind' | 'days' | 'of'>[]): string {
  const counted = lines.flatMap(({ kind, days, of }) =>
    kind === 'Subscription' && days !== undefined && of !== undefined ? [{ days, of }] : [],
  );
  const inPart = counted.filter(({ days, of }) => days < of);
  const [first] = inPart;
  if (counted.length === 0) return [...new Set(lines.map(({ kind }) => kind))].join(', ');
  if (!first) return 'whole month';
  if (counted.length === 1) return `${first.days} of ${first.of} days`;
  return inPart.length === counted.length
    ? `all ${inPart.length} in part`
    : `${formatCountOf(counted.length - inPart.length, 'whole month')}, ${inPart.length} in part`;
}

/** The GST of a bill, in rupees. */
export const gstOf = ({ taxes }: Pick<RunBill, 'taxes'>): number =>
  sumOf(taxes.flatMap(({ cgst, sgst, igst }) => [cgst, sgst, igst]));

function rowOf({ bills, look }: RunAccount, account: { id: string; number: number; company: string }): RunRow {
  const lines = bills.flatMap((bill) => bill.lines);
  return {
    ...account,
    vehicles: lines.filter(({ kind }) => kind === 'Subscription').length,
    days: daysInWords(lines),
    taxable: taxableSum({ lines }),
    gst: sumOf(bills.map(gstOf)),
    roundOff: sumOf(bills.map(({ roundOff }) => roundOff)),
    total: sumOf(bills.map(({ total }) => total)),
    bills,
    look: look.join(' '),
  };
}

/** A run as rows, bit by bit: what is ready to be approved, what somebody should look at first, and what is left out. */
export function* runRowSteps({ accounts }: WithAccounts, run: BillRun): Generator<number, RunRows> {
  const rows = { ready: [] as RunRow[], look: [] as RunRow[], skipped: [] as SkippedRow[] };
  for (const [id, one] of run) {
    const account = accounts.entities[id];
    if (!account) continue;
    const named = { id, number: account.number, company: companyOf(account) };
    if (one.bills.length > 0) rows[one.look.length > 0 ? 'look' : 'ready'].push(rowOf(one, named));
    for (const vehicle of one.skipped) rows.skipped.push({ ...vehicle, ...named, id: `${id} ${vehicle.vehicleId}` });
    yield 1;
  }
  return rows;
}

/** The bills of some rows, as they are seen when they are approved. */
export const seenBills = (rows: readonly RunRow[]): Omit<SeenBill, 'id'>[] =>
  rows.flatMap(({ id, bills }) => bills.map(({ part, total }) => ({ accountId: id, part, total })));
