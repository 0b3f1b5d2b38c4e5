import { paise } from '@/store/money';
import { settled, type Table } from '@/store/table';
import { wholeWork } from '@/store/wholeWork';
import { isLive, type BillLine, type IssuedBill, type LineKind } from './bill';
import type { WithBills } from './withBills';
import type { CreditNote } from './creditNote';

type Named = Pick<BillLine, 'vehicleId' | 'kind'>;

/** What is billed at most once: of an account, in a month, a vehicle for one kind of thing; without a vehicle the account itself. */
export const lineKey = (accountId: string, month: string, { vehicleId = '', kind }: Named): string => `${month} ${kind} ${accountId} ${vehicleId}`;

/** Kinds that take off or add to a bill, of which there may be any number. */
const FREE_KINDS: ReadonlySet<LineKind> = new Set(['Discount', 'Adjustment', 'Carried over']);

/** Whether a line stands at most once. */
export const isOnce = ({ kind }: Pick<BillLine, 'kind'>): boolean => !FREE_KINDS.has(kind);

/** A line of a bill, as what is credited of it names it. */
export const creditKey = (billId: string, { vehicleId = '', kind }: Named): string => `${billId} ${kind} ${vehicleId}`;

const credits = new WeakMap<Table<CreditNote>, ReadonlyMap<string, number>>();

/** What is credited of each line of a bill without GST, in whole paise by `creditKey`; looked up once for a table. */
export function creditedLines(table: Table<CreditNote>): ReadonlyMap<string, number> {
  const kept = settled(table);
  const looked = credits.get(kept);
  if (looked) return looked;
  const found = new Map<string, number>();
  for (const note of Object.values(kept.entities)) {
    if (note.status !== 'Issued') continue;
    for (const line of note.lines) {
      const key = creditKey(note.billId, line);
      found.set(key, (found.get(key) ?? 0) + paise(line.taxable));
    }
  }
  credits.set(kept, found);
  return found;
}

interface Looked {
  creditNotes: Table<CreditNote>;
  lines: ReadonlyMap<string, IssuedBill>;
}

const known = new WeakMap<Table<IssuedBill>, Looked>();

/** So many bills are looked at before the page may get its turn. */
const AT_A_TIME = 200;

/** Looks up bit by bit the live bill of each line that stands at most once, telling how much of it is done, from 0 to 1; once for a table. */
export function* liveLineSteps(state: WithBills): Generator<number, ReadonlyMap<string, IssuedBill>> {
  const [bills, creditNotes] = [settled(state.bills), settled(state.creditNotes)];
  const looked = known.get(bills);
  if (looked?.creditNotes === creditNotes) return looked.lines;
  const credited = creditedLines(creditNotes);
  const lines = new Map<string, IssuedBill>();
  for (const [place, id] of bills.ids.entries()) {
    if (place % AT_A_TIME === AT_A_TIME - 1) yield place / bills.ids.length;
    const bill = bills.entities[id];
    if (!bill || !isLive(bill)) continue;
    for (const line of bill.lines) {
      const isGone = credited.size > 0 && (credited.get(creditKey(bill.id, line)) ?? -1) >= paise(line.taxable);
      if (isOnce(line) && !isGone) lines.set(lineKey(bill.accountId, bill.month, line), bill);
    }
  }
  known.set(bills, { creditNotes, lines });
  return lines;
}

/** The live bill of each line that stands at most once, by the line's key, without those credited in full; looked up once for a table. */
export const liveLines = (state: WithBills): ReadonlyMap<string, IssuedBill> => wholeWork(liveLineSteps(state));

/** Whether a vehicle's subscription is billed for a month, `YYYY-MM`, at an account. */
export const isBilledFor = (state: WithBills, accountId: string, vehicleId: string, month: string): boolean =>
  liveLines(state).has(lineKey(accountId, month, { kind: 'Subscription', vehicleId }));
