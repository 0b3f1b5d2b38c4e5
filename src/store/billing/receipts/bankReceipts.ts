import type { AccountRow } from '@/store/clients/accounts/account';
import type { TdsRate } from '@/store/billing/company/company';
import type { Receipt, ReceiptDraft, WithReceipts } from './receipt';
import { receiptRecorded } from '@/store/facts/receipts';
import { fittingOf } from '@/store/kit/sheets/fitting';
import type { Brought } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import type { BankRow } from './bankRow';
import { labelledAccounts, clientLabels } from './clientLabels';
import { keptBack } from './keptBack';
import { openDebtsOf } from './openDebts';
import { NO_TDS, receiptDraftOf, type ReceiptContext } from './receiptForm';
import { modeOf, paymentReference } from './paymentNumber';
import { recordedWords, sameReceipt } from './recordedAlready';

/** A receipt of a bank statement before it is given to bills, with the section under which tax was kept back. */
type BankReceipt = Omit<ReceiptDraft, 'allocations' | 'tds'> & {
  tdsCode?: string | undefined;
  /** Why that was proposed, where nobody said it. */
  proposedAs?: string;
};

/** What validated rows bring to the receipts. */
export const bankReceiptsOf =
  (accounts: readonly AccountRow[]) =>
  (rows: readonly ValidatedRow<BankRow, Receipt>[]): Brought<never, BankReceipt> => {
    const accountLabelled = labelledAccounts(clientLabels(accounts));
    const edits = rows.flatMap(({ validation, draft, proposals }): BankReceipt[] => {
      if (validation !== 'New' || !draft) return [];
      const accountId = accountLabelled(draft.client);
      if (accountId === undefined) return [];
      const { on, amount, narration = '', reference, tdsCode } = draft;
      const said = paymentReference({ reference, narration });
      return [
        {
          accountId,
          on,
          cash: amount,
          mode: modeOf(`${narration} ${reference ?? ''}`),
          ...(said !== '' && { reference: said }),
          ...(tdsCode !== undefined && tdsCode !== NO_TDS && { tdsCode }),
          ...(proposals?.tdsCode && { proposedAs: proposals.tdsCode.why }),
        },
      ];
    });
    return { added: [], edits };
  };

/** What of a bank statement is not there yet, and which receipt has the rest: somebody recorded it meanwhile. */
export const bankFitting = ({ receipts }: WithReceipts, brought: Brought<never, BankReceipt>) =>
  fittingOf<never, BankReceipt>(
    brought,
    (draft) => {
      const same = sameReceipt(receipts, draft);
      return same && { reason: recordedWords(same) };
    },
    () => undefined,
  );

/**
 * A receipt as it is told: where what is open is short by the tax of its section, that settles bills whole, else what it makes of the
 * oldest. What was proposed falls away where it would be another by now.
 */
function draftOf(context: Omit<ReceiptContext, 'today'>, receipt: BankReceipt): ReceiptDraft {
  const { proposedAs, ...told } = receipt;
  const { accountId, cash, tdsCode } = told;
  const rates = context.rates.filter(({ code }) => code === tdsCode);
  const found = keptBack(openDebtsOf(context.books, accountId), rates, cash);
  if (proposedAs !== undefined && found?.why !== proposedAs)
    return receiptDraftOf(context, { ...told, tdsCode: NO_TDS });
  const byHand = found && { tdsAmount: found.tds, allocating: 'By hand', shares: found.allocations };
  return receiptDraftOf(context, { ...told, ...byHand });
}

/** The facts of receipts, each given to what those before it left open, oldest first; `read` tells what is open by then. */
export function* bankFacts(read: () => WithDebts, rates: readonly TdsRate[], receipts: readonly BankReceipt[]) {
  for (const receipt of receipts) yield receiptRecorded(draftOf({ books: read(), rates }, receipt));
}
