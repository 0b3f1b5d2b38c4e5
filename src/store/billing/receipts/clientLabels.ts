import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import { comparedName } from '@/store/kit/typed/cleanText';

/** What clients are called where each must be told from the others: those of one name with their numbers. */
export function clientLabels(accounts: readonly AccountRow[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const account of accounts)
    counts.set(comparedName(companyOf(account)), (counts.get(comparedName(companyOf(account))) ?? 0) + 1);
  return new Map(
    accounts.map((account) => [
      account.id,
      counts.get(comparedName(companyOf(account))) === 1
        ? companyOf(account)
        : `${companyOf(account)} (no. ${account.number})`,
    ]),
  );
}

/** Finds the identity of the account with a label, however it is typed. */
export function labelledAccounts(labels: ReadonlyMap<string, string>): (typed: string) => string | undefined {
  const byLabel = new Map([...labels].map(([id, label]) => [comparedName(label), id]));
  return (typed) => byLabel.get(comparedName(typed));
}
