import type { DocumentStatus } from '@/machines/document';
import type { Amounts, Recipient } from '@/store/billing/bills/bill';
import type { WithEInvoice } from '@/store/kit/eInvoices/eInvoice';
import type { InterestDays } from '@/store/billing/interest/interest';
import { byKey } from '@/store/kit/byKey';
import type { Numbered, Table } from '@/store/kit/table';

/** Why a client owes more than its bill says (section 34(3) of the CGST Act). */
export const TYPED_DEBIT_REASONS = ['Price raised', 'Short billed', 'Other'] as const;
/** The same with interest, which is part of the value of what was supplied (section 15(2)(d)) and charged for the days of a proposal. */
export const DEBIT_REASONS = [...TYPED_DEBIT_REASONS, 'Interest'] as const;
export type DebitReason = (typeof DEBIT_REASONS)[number];

/** What a bill should have said besides, as a document of its own that is owed; amounts in rupees. */
export interface DebitNote extends Numbered, WithEInvoice, Amounts {
  docNo: string;
  accountId: string;
  /** The bill that it raises. */
  billId: string;
  /** ISO dates. */
  issuedOn: string;
  dueOn: string;
  reason: DebitReason;
  /** Whatever else is to be said of the reason. */
  remark?: string | undefined;
  /** Of interest: for which days. */
  interest?: InterestDays | undefined;
  recipient: Recipient;
  companyId?: string | undefined;
  status: DocumentStatus;
  /** The ISO date of its cancellation, where that is known. */
  cancelledOn?: string | undefined;
}

/** A state that has the debit notes. */
export interface WithDebitNotes {
  debitNotes: Table<DebitNote>;
}

const ofAccounts = byKey<DebitNote>(({ accountId }) => accountId);

/** The debit notes of an account, cancelled ones included, in the order of their numbers: the very same list as long as none changes. */
export const debitNotesOfAccount = (table: Table<DebitNote>, accountId: string): readonly DebitNote[] =>
  ofAccounts.of(table, accountId);

/** How a debit note is spoken of. */
export const debitNoteName = ({ docNo }: Pick<DebitNote, 'docNo'>): string => `debit note ${docNo}`;
