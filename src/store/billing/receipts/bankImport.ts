import { formatDate, formatMoney } from '@/format';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import { comparedName } from '@/store/kit/typed/cleanText';
import { day } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import type { Receipt, ReceiptDraft, ReceiptMode } from './receipt';
import { receiptRecorded } from '@/store/facts/receipts';
import type { Brought, Importable } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validating';
import { typedRupees, typedAmount } from '@/store/kit/typed/typedNumber';
import { typedLine } from '@/store/kit/typed/typedText';
import { oldestFirst } from './oldestFirst';
import { bankMatcher, type BankMatch } from './bankMatching';
import type { WithDebts } from '@/store/billing/receivables/openBills';

/** Money that came in as a bank statement has it; the client by name. */
export interface BankRow {
  /** ISO date. */
  on: string;
  narration?: string | undefined;
  reference?: string | undefined;
  amount: number;
  client: string;
}

/** What reads the days of a file: today as an ISO date, and what a typed text means, the day first. */
interface ReadingDays {
  today: string;
  dayOf: (typed: string) => string | undefined;
}

/** The most characters of the bank's words that are kept. */
const LONGEST = 200;

/** What clients are called where each must be told from the others: those of one name with their numbers. */
function clientLabels(accounts: readonly AccountRow[]): ReadonlyMap<string, string> {
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

/** By what a receipt is told from others: its day, its amount and the bank's reference, in its place the bank's words. */
function markOf({ on, amount, reference, narration }: Readonly<Partial<Record<string, unknown>>>): string {
  const sum = typedAmount(amount);
  const said = [reference, narration].find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof on === 'string' && on !== '' && sum !== undefined && typeof said === 'string'
    ? `${on} ${sum} ${comparedName(said)}`
    : '';
}

const dayRead = (typed: string, dayOf: ReadingDays['dayOf']) => {
  const text = typed.trim().replace(/(?:T|\s+)\d{1,2}:\d\d(?::\d\d)?.*$/, '');
  return dayOf(text) ?? typed;
};

/** How money came, by the bank's words. */
function modeOf(words: string): ReceiptMode {
  if (/\bupi\b/i.test(words)) return 'UPI';
  if (/\b(?:chq|cheque|clg)\b/i.test(words)) return 'Cheque';
  return /\bcash\b/i.test(words) ? 'Cash' : 'RTGS / NEFT';
}

const isNothing = (text = '') => text.trim() === '' || /^[-–—]+$/.test(text.trim()) || typedAmount(text) === 0;

/** A bank statement as people bring it along in a file; its clients are proposed, and can be chosen. */
export function bankImportable(
  books: WithDebts,
  accounts: readonly AccountRow[],
  { today, dayOf }: ReadingDays,
): Importable<BankRow, Receipt> {
  const labels = clientLabels(accounts);
  const byLabel = new Map([...labels].map(([, label]) => [comparedName(label), label]));
  const match = bankMatcher(books, accounts);
  const proposedBy = ({
    reference = '',
    narration = '',
    amount,
  }: Readonly<Record<string, string>>): BankMatch | undefined =>
    match({ words: `${reference} ${narration}`, amount: typedAmount(amount) });
  const [example] = labels.values();
  return {
    one: 'receipt',
    many: 'receipts',
    columns: [
      {
        key: 'on',
        title: 'Date',
        kind: 'date',
        synonyms: ['Txn Date', 'Transaction Date', 'Tran Date', 'Value Date', 'Value Dt', 'Posting Date', 'Post Date'],
        cleaned: (typed) => dayRead(typed, dayOf),
      },
      {
        key: 'narration',
        title: 'Narration',
        kind: 'text',
        synonyms: [
          'Description',
          'Particulars',
          'Transaction Remarks',
          'Remarks',
          'Details',
          'Transaction Details',
          'Transaction Particulars',
        ],
        optional: true,
        cleaned: (typed) => Array.from(typed).slice(0, LONGEST).join(''),
      },
      {
        key: 'reference',
        title: 'Reference',
        kind: 'identifier',
        synonyms: [
          'Ref No',
          'Reference No',
          'Reference Number',
          'Chq./Ref.No.',
          'Ref No./Cheque No.',
          'Chq No',
          'Cheque No',
          'Cheque Number',
          'UTR',
          'UTR No',
          'Transaction Id',
          'Tran Id',
        ],
        optional: true,
      },
      {
        key: 'amount',
        title: 'Credit',
        kind: 'money',
        synonyms: [
          'Credit Amount',
          'Cr',
          'Cr Amount',
          'Deposit',
          'Deposits',
          'Deposit Amt.',
          'Deposit Amount',
          'Received',
          'Amount',
        ],
        cleaned: (typed) => typed.replace(/\s*cr\.?$/i, ''),
      },
      {
        key: 'client',
        title: 'Client',
        kind: 'text',
        synonyms: ['Client Name', 'Customer', 'Customer Name', 'Party', 'Party Name', 'Company'],
        optional: true,
        cleaned: (typed) => byLabel.get(comparedName(typed)) ?? typed,
        choices: [...labels.values()],
        proposed: (texts) => {
          const found = proposedBy(texts);
          const text = found && labels.get(found.accountId);
          return found && text !== undefined ? { text, why: found.why } : undefined;
        },
      },
    ],
    schema: record({
      on: day('Date is required.', 'This is no date. Write it as 19 Nov 2026.').test(
        'past',
        'This is still to come. Correct the date, the day first.',
        (typed) => !(typed > today),
      ),
      narration: typedLine('Narration'),
      reference: typedLine('Reference'),
      amount: typedRupees('Credit').required('Credit is required.').moreThan(0, 'Credit must be more than 0.'),
      client: typedLine('Client')
        .required('Nothing in this row names one client. Choose it.')
        .test('known', 'No client is called so. Choose one.', (client) => byLabel.has(comparedName(client))),
    }),
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

/** A receipt of a bank statement before it is given to bills. */
type BankReceipt = Omit<ReceiptDraft, 'allocations'>;

/** What judged rows bring to the receipts. */
export const bankReceiptsOf =
  (accounts: readonly AccountRow[]) =>
  (rows: readonly ValidatedRow<BankRow, Receipt>[]): Brought<never, BankReceipt> => {
    const byLabel = new Map([...clientLabels(accounts)].map(([id, label]) => [comparedName(label), id]));
    const edits = rows.flatMap(({ validation, draft }): BankReceipt[] => {
      if (validation !== 'New' || !draft) return [];
      const accountId = byLabel.get(comparedName(draft.client));
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
