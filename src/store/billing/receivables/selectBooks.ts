import { partsOf } from '@/store/kit/partOf';
import type { WithDebts } from './openBills';

/** All that tells what is owed, the same as long as none of it changes. */
export const selectBooks: (state: WithDebts) => WithDebts = partsOf<WithDebts>()(
  'bills',
  'creditNotes',
  'receipts',
  'openings',
  'debitNotes',
  'writeOffs',
);
