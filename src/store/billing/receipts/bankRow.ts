import type { Receipt } from './receipt';
import type { Importable, ImportColumn } from '@/store/kit/sheets/importable';
import type { TdsRate } from '@/store/billing/company/company';
import { dayRead, type ReadingDays } from '@/store/kit/sheets/readingDays';
import { CREDIT, CREDITS, SYNONYMS } from './bankHeadings';
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
  /** Whether the amount came in or went out, where the bank says so beside it. */
  direction?: string | undefined;
  /** Whether it is to be recorded. */
  taken?: string | undefined;
  /** The identity of the receipt that it is. */
  receiptId?: string | undefined;
}

/** Whether a row is to be recorded, as it can be chosen. */
const TAKEN = ['Yes', 'No'] as const;

/** The most characters of the bank's words that are kept. */
const LONGEST = 200;

type Columns = Importable<BankRow, Receipt>['columns'];
/** How a row is given what it does not say, by column. */
export type BankProposals = Record<'client' | 'taken', NonNullable<ImportColumn<BankRow>['proposed']>>;

/** The columns in which a person may choose: whose money it is, what was kept back of it, and whether it is recorded. */
function chosenColumns(
  labels: ReadonlyMap<string, string>,
  proposed: BankProposals,
  rates: readonly TdsRate[],
): Columns {
  const accountLabelled = labelledAccounts(labels);
  const sections = [NO_TDS, ...rates.map(({ code }) => code)];
  return [
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
    },
    {
      key: 'taken',
      title: 'Import',
      kind: 'text',
      synonyms: [],
      optional: true,
      words: TAKEN,
      choices: TAKEN,
      proposed: proposed.taken,
      overrules: true,
    },
  ];
}

/** The columns of a bank statement, whose clients are the labelled ones; they and the tax that they kept back are proposed where a row names none. */
export function bankColumns(
  labels: ReadonlyMap<string, string>,
  dayOf: ReadingDays['dayOf'],
  proposed: BankProposals,
  rates: readonly TdsRate[],
): Columns {
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
      title: CREDIT,
      kind: 'money',
      synonyms: SYNONYMS.amount,
      cleaned: (typed) => typed.replace(/\s*cr\.?$/i, ''),
    },
    ...chosenColumns(labels, proposed, rates),
    {
      key: 'direction',
      title: 'Dr/Cr',
      kind: 'text',
      synonyms: SYNONYMS.direction,
      optional: true,
      // Beside a column of deposits it tells of the balance.
      unless: [CREDIT, ...CREDITS],
    },
  ];
}
