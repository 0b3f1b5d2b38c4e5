import type { AccountRow } from '@/store/clients/accounts/account';
import type { Receipt, ReceiptDraft, ReceiptMode } from './receipt';
import { receiptRecorded } from '@/store/facts/receipts';
import type { Brought } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import { oldestFirst } from './oldestFirst';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import type { BankRow } from './bankRow';
import { labelledAccounts, clientLabels } from './clientLabels';

/** How money came, by the bank's words. */
function modeOf(words: string): ReceiptMode {
  if (/\bupi\b/i.test(words)) return 'UPI';
  if (/\b(?:chq|cheque|clg)\b/i.test(words)) return 'Cheque';
  return /\bcash\b/i.test(words) ? 'Cash' : 'RTGS / NEFT';
}

/** A receipt of a bank statement before it is given to bills. */
type BankReceipt = Omit<ReceiptDraft, 'allocations'>;

/** What validated rows bring to the receipts. */
export const bankReceiptsOf =
  (accounts: readonly AccountRow[]) =>
  (rows: readonly ValidatedRow<BankRow, Receipt>[]): Brought<never, BankReceipt> => {
    const accountLabelled = labelledAccounts(clientLabels(accounts));
    const edits = rows.flatMap(({ validation, draft }): BankReceipt[] => {
      if (validation !== 'New' || !draft) return [];
      const accountId = accountLabelled(draft.client);
      if (accountId === undefined) return [];
      const { on, amount, narration = '', reference } = draft;
      const said = reference ?? narration;
      return [
        {
          accountId,
          on,
          cash: amount,
          mode: modeOf(`${narration} ${reference ?? ''}`),
          ...(said !== '' && { reference: said }),
        },
      ];
    });
    return { added: [], edits };
  };

/** The facts of receipts, each given to what those before it left open, oldest first; `read` tells what is open by then. */
export function* bankFacts(read: () => WithDebts, receipts: readonly BankReceipt[]) {
  for (const receipt of receipts)
    yield receiptRecorded({ ...receipt, allocations: oldestFirst(read(), receipt.accountId, receipt.cash) });
}
