import type { Table } from '@/store/kit/table';
import type { IssuedBill } from './bill';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';

/** A state that has the bills, and what was credited of them. */
export interface WithBills {
  bills: Table<IssuedBill>;
  creditNotes: Table<CreditNote>;
}
