import { formatDate, formatMonth } from '@/format';
import { paths } from '@/paths';
import type { TdsRate } from '@/store/billing/company/company';
import type { AccountRow } from '@/store/clients/accounts/account';
import type { Receipt } from './receipt';
import type { Importable, ImportColumn } from '@/store/kit/sheets/importable';
import { typedAmount } from '@/store/kit/typed/typedNumber';
import { bankMatcher } from './bankMatching';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import type { ReadingDays } from '@/store/kit/sheets/readingDays';
import { bankColumns, type BankRow } from './bankRow';
import { clientLabels, labelledAccounts } from './clientLabels';
import { keptBack } from './keptBack';
import { dayMark, ownMark, ownReferences, recordedWords } from './recordedAlready';
import { bankRowSchema } from './bankRowSchema';

/** The mark of money by the bank's own number; the bank's words may hold that under which it was recorded by hand. */
function markWithin({ receipts }: WithDebts): (told: Readonly<Partial<Record<string, unknown>>>) => string {
  const recorded = new Set(
    Object.values(receipts.entities).map(({ cash, reference }) => ownMark({ amount: cash, reference })),
  );
  return (told) => {
    const amount = typedAmount(told.amount);
    const words = [told.reference, told.narration].filter((text) => typeof text === 'string').join(' ');
    const marks = ownReferences(words).map((reference) => ownMark({ amount, reference }));
    return marks.find((mark) => recorded.has(mark)) ?? ownMark({ amount, reference: told.reference });
  };
}

const isNothing = (text = '') => text.trim() === '' || /^[-–—]+$/.test(text.trim()) || typedAmount(text) === 0;

/** A bank statement as people bring it along in a file; its clients are proposed, and can be chosen. Before `open` (ISO date) all months are closed. */
export function bankImportable(
  books: WithDebts,
  accounts: readonly AccountRow[],
  rates: readonly TdsRate[],
  { today, dayOf, open }: ReadingDays & { open?: string | undefined },
): Importable<BankRow, Receipt> {
  const labels = clientLabels(accounts);
  const accountLabelled = labelledAccounts(labels);
  const match = bankMatcher(books, accounts);
  const client: ImportColumn<BankRow>['proposed'] = ({ reference = '', narration = '', amount }) => {
    const found = match({ words: `${reference} ${narration}`, amount: typedAmount(amount) });
    const text = found && labels.get(found.accountId);
    return found && text !== undefined ? { text, why: found.why } : undefined;
  };
  const tdsCode: ImportColumn<BankRow>['proposed'] = ({ client: label = '', amount: typed }) => {
    const amount = typedAmount(typed);
    const accountId = accountLabelled(label);
    const found =
      accountId === undefined || amount === undefined ? undefined : keptBack({ books, rates }, accountId, amount);
    return found && { text: found.code, why: found.why };
  };
  const [example] = labels.values();
  return {
    one: 'receipt',
    many: 'receipts',
    columns: bankColumns(labels, dayOf, { client, tdsCode }, rates),
    schema: bankRowSchema(labels, today),
    knownBy: [
      { column: 'reference', compared: (typed) => typed, whole: markWithin(books) },
      {
        column: 'narration',
        compared: (typed) => typed,
        whole: (told) => dayMark({ ...told, amount: typedAmount(told.amount) }),
      },
    ],
    fieldsOf: ({ on, of = on, cash, reference, accountId, tds }) => ({
      on: of,
      amount: cash,
      client: labels.get(accountId) ?? '',
      ...(reference !== undefined && { reference }),
      ...(tds && { tdsCode: tds.code }),
    }),
    warned: ({ on }) =>
      open !== undefined && on < open
        ? `${formatMonth(on.slice(0, 7))} is closed: it counts on ${formatDate(today > open ? today : open)}.`
        : undefined,
    passedOver: ({ amount }) => (isNothing(amount) ? 'No money came in by this row.' : undefined),
    skipped: (_row, receipt) => recordedWords(receipt),
    pathOf: ({ number }) => paths.sales.receiptOf(number),
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
