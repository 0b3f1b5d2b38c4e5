import type { AccountRow } from '@/store/clients/accounts/account';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { typedAmount } from '@/store/kit/typed/typedNumber';
import { bankMatcher } from './bankMatching';
import type { recognizingReceipts } from './bankRecognizing';
import type { BankProposals } from './bankRow';
import { clientLabels } from './clientLabels';

type Propose = BankProposals[keyof BankProposals];

/** What a row of a bank statement may mean where it does not say so: whose money it is, and whether it is recorded. */
export function bankProposals(
  books: WithDebts,
  accounts: readonly AccountRow[],
  recognized: ReturnType<typeof recognizingReceipts>,
  bringsMoney: (texts: Parameters<Propose>[0]) => boolean,
): BankProposals {
  const labels = clientLabels(accounts);
  const match = bankMatcher(books, accounts);
  const client: Propose = (texts) => {
    const { reference = '', narration = '', amount } = texts;
    const found = match({ words: `${reference} ${narration}`, amount: typedAmount(amount) });
    const text = found && labels.get(found.accountId);
    const matched = found && text !== undefined ? { text, why: found.why } : undefined;
    return matched && found?.isNamed ? matched : (recognized.clientOf(texts) ?? matched);
  };
  const taken: Propose = (texts) => ({
    text: bringsMoney(texts) && !recognized.receiptOf(texts) ? 'Yes' : 'No',
    why: '',
  });
  return { client, taken };
}
