import type { Receipt } from './receipt';
import type { Importable, ImportColumn } from '@/store/kit/sheets/importable';
import type { TdsRate } from '@/store/billing/company/company';
import { dayRead, type ReadingDays } from '@/store/kit/sheets/readingDays';
import { labelledAccounts } from './clientLabels';
import { NO_TDS } from './receiptForm';

/** Money that came in as a bank statement has it; the client by name. */
export interface BankRow {
  /** ISO date. */
  on: string;
  narration?: string | undefined;
  reference?: string | undefined;
  amount: number;
  client: string;
  /** The section under which tax was kept back. */
  tdsCode?: string | undefined;
}

/** The most characters of the bank's words that are kept. */
const LONGEST = 200;

/** What people call the columns as well. */
const SYNONYMS: Record<keyof BankRow, readonly string[]> = {
  on: ['Txn Date', 'Transaction Date', 'Tran Date', 'Value Date', 'Value Dt', 'Posting Date', 'Post Date'],
  narration: [
    'Description',
    'Particulars',
    'Transaction Remarks',
    'Remarks',
    'Details',
    'Transaction Details',
    'Transaction Particulars',
  ],
  reference: [
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
  amount: [
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
  client: ['Client Name', 'Customer', 'Customer Name', 'Party', 'Party Name', 'Company'],
  tdsCode: ['Section'],
};

/** The columns of a bank statement, whose clients are the labelled ones; they and the tax that they kept back are proposed where a row names none. */
export function bankColumns(
  labels: ReadonlyMap<string, string>,
  dayOf: ReadingDays['dayOf'],
  proposed: Record<'client' | 'tdsCode', NonNullable<ImportColumn<BankRow>['proposed']>>,
  rates: readonly TdsRate[],
): Importable<BankRow, Receipt>['columns'] {
  const accountLabelled = labelledAccounts(labels);
  const sections = [NO_TDS, ...rates.map(({ code }) => code)];
  return [
    {
      key: 'on',
      title: 'Date',
      kind: 'date',
      synonyms: SYNONYMS.on,
      cleaned: (typed) => dayRead(typed, dayOf),
    },
    {
      key: 'narration',
      title: 'Narration',
      kind: 'text',
      synonyms: SYNONYMS.narration,
      optional: true,
      cleaned: (typed) => Array.from(typed).slice(0, LONGEST).join(''),
    },
    {
      key: 'reference',
      title: 'Reference',
      kind: 'identifier',
      synonyms: SYNONYMS.reference,
      optional: true,
    },
    {
      key: 'amount',
      title: 'Credit',
      kind: 'money',
      synonyms: SYNONYMS.amount,
      cleaned: (typed) => typed.replace(/\s*cr\.?$/i, ''),
    },
    {
      key: 'client',
      title: 'Client',
      kind: 'text',
      synonyms: SYNONYMS.client,
      optional: true,
      cleaned: (typed) => labels.get(accountLabelled(typed) ?? '') ?? typed,
      choices: [...labels.values()],
      proposed: proposed.client,
    },
    {
      key: 'tdsCode',
      title: 'TDS Section',
      kind: 'text',
      synonyms: SYNONYMS.tdsCode,
      optional: true,
      words: sections,
      choices: sections,
      proposed: proposed.tdsCode,
    },
  ];
}
