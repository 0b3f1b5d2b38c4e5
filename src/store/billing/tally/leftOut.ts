import type { Mend } from '@/store/billing/returns/mending';

/** A document that no file for Tally has, or a table of a return, and what the accountant books in the place of it; its amount in rupees. */
export interface NotInFiles {
  id: string;
  docNo: string;
  /** ISO date. */
  on: string;
  name: string;
  what: string;
  amount: number;
  page: Mend;
}
