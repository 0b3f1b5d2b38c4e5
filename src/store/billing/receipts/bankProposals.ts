import type { AccountRow } from '@/store/clients/accounts/account';
import type { TdsRate } from '@/store/billing/company/company';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { typedAmount } from '@/store/kit/typed/typedNumber';
import { bankMatcher } from './bankMatching';
import type { recognizingReceipts } from './bankRecognizing';
import type { BankProposals } from './bankRow';
import { clientLabels, labelledAccounts } from './clientLabels';
import { keptBack } from './keptBack';

type Propose = BankProposals[keyof BankProposals];

/** What a row of a bank statement may mean where it does not say so: whose money it is, what was kept back of it, and whether it is recorded. */
export function bankProposals(
  books: WithDebts,
  accounts: readonly AccountRow[],
  rates: readonly TdsRate[],
  recognized: ReturnType<typeof recognizingReceipts>,
): BankProposals {
  const labels = clientLabels(accounts);
  const accountLabelled = labelledAccounts(labels);
  const match = bankMatcher(books, accounts);
  const client: Propose = (texts) => {
    const { reference = '', narration = '', amount } = texts;
    const found = match({ words: `${reference} ${narration}`, amount: typedAmount(amount) });
    const text = found && labels.get(found.accountId);
    const matched = found && text !== undefined ? { text, why: found.why } : undefined;
    return matched && found?.isNamed ? matched : (recognized.clientOf(texts) ?? matched);
  };
  const tdsCode: Propose = ({ client: label = '', amount: typed }) => {
    const amount = typedAmount(typed);
    const accountId = accountLabelled(label);
    const found =
      accountId === undefined || amount === undefined ? undefined : keptBack({ books, rates }, accountId, amount);
    return found && { text: found.code, why: found.why };
  };
  const taken: Propose = (texts) => (recognized.receiptOf(texts) ? { text: 'No', why: '' } : { text: 'Yes', why: '' });
  return { client, tdsCode, taken };
}
