import { byKey } from '@/store/kit/byKey';
import type { Table } from '@/store/kit/table';
import { isLive, type IssuedBill } from './bill';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';

const bills = byKey<IssuedBill>(({ accountId }) => accountId);
const notes = byKey<CreditNote>(({ accountId }) => accountId);

/** The bills of an account, cancelled ones included, in the order of their numbers. */
export const billsOfAccount = (table: Table<IssuedBill>, accountId: string): readonly IssuedBill[] =>
  bills.of(table, accountId);

/** Looks bit by bit at all bills, so that those of an account are found at once; tells how much of it is done, from 0 to 1. */
export const accountBillSteps = (table: Table<IssuedBill>) => bills.steps(table);

/** The credit notes of an account that were not cancelled, in the order of their numbers. */
export const creditNotesOfAccount = (table: Table<CreditNote>, accountId: string): CreditNote[] =>
  notes.of(table, accountId).filter(isLive);
