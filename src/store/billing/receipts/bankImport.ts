import { formatDate, formatMoney } from '@/format';
import type { AccountRow } from '@/store/clients/accounts/account';
import { comparedName } from '@/store/kit/typed/cleanText';
import type { Receipt } from './receipt';
import type { Importable, ImportColumn } from '@/store/kit/sheets/importable';
import { typedAmount } from '@/store/kit/typed/typedNumber';
import { bankMatcher } from './bankMatching';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { bankColumns, type ReadingDays, type BankRow } from './bankRow';
import { clientLabels } from './clientLabels';
import { bankRowSchema } from './bankRowSchema';

/** By what a receipt is told from others: its day, its amount and the bank's reference, in its place the bank's words. */
function markOf({ on, amount, reference, narration }: Readonly<Partial<Record<string, unknown>>>): string {
  const sum = typedAmount(amount);
  const said = [reference, narration].find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof on === 'string' && on !== '' && sum !== undefined && typeof said === 'string'
    ? `${on} ${sum} ${comparedName(said)}`
    : '';
}

const isNothing = (text = '') => text.trim() === '' || /^[-–—]+$/.test(text.trim()) || typedAmount(text) === 0;

/** A bank statement as people bring it along in a file; its clients are proposed, and can be chosen. */
export function bankImportable(
  books: WithDebts,
  accounts: readonly AccountRow[],
  { today, dayOf }: ReadingDays,
): Importable<BankRow, Receipt> {
  const labels = clientLabels(accounts);
  const match = bankMatcher(books, accounts);
  const proposed: ImportColumn<BankRow>['proposed'] = ({ reference = '', narration = '', amount }) => {
    const found = match({ words: `${reference} ${narration}`, amount: typedAmount(amount) });
    const text = found && labels.get(found.accountId);
    return found && text !== undefined ? { text, why: found.why } : undefined;
  };
  const [example] = labels.values();
  return {
    one: 'receipt',
    many: 'receipts',
    columns: bankColumns(labels, dayOf, proposed),
    schema: bankRowSchema(labels, today),
    knownBy: [{ column: 'reference', compared: (typed) => typed, whole: markOf }],
    fieldsOf: ({ on, cash, reference, accountId }) => ({
      on,
      amount: cash,
      client: labels.get(accountId) ?? '',
      ...(reference !== undefined && { reference }),
    }),
    passedOver: ({ amount }) => (isNothing(amount) ? 'No money came in by this row.' : undefined),
    skipped: (_row, { docNo, number, cash, on }) =>
      `Known already: ${docNo ?? `receipt ${number}`}, ${formatMoney(cash)} of ${formatDate(on)}.`,
    examples: [
      {
        on: formatDate(today),
        narration: `NEFT ${example ?? 'Asha Transport'}`,
        reference: 'N326000001234',
        amount: 5631,
        client: example ?? '',
      },
    ],
  };
}
