import { touchedBy } from '@/store/kit/keptUp';
import type { WithDebts } from './openBills';

const ownAccount = ({ accountId }: { accountId: string }) => [accountId];

/** By which changes of documents the balance of their account may be another. */
export const DEBTS_TOUCHED = [
  touchedBy(({ bills }: WithDebts) => bills, ownAccount),
  touchedBy(({ creditNotes }: WithDebts) => creditNotes, ownAccount),
  touchedBy(({ receipts }: WithDebts) => receipts, ownAccount),
  touchedBy(({ openings }: WithDebts) => openings, ownAccount),
  touchedBy(({ debitNotes }: WithDebts) => debitNotes, ownAccount),
  touchedBy(({ writeOffs }: WithDebts) => writeOffs, ownAccount),
] as const;
