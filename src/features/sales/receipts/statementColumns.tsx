import { paths } from '@/paths';
import type { MovementKind } from '@/store/billing/receivables/movement';
import type { StatementRow } from '@/store/billing/receivables/statement';
import { shownNumber } from '@/store/billing/papers/shownNumber';
import type { Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';

/** A line with the document that it is of: a receipt that bounced stands twice. */
export type ShownRow = StatementRow & { of: StatementRow };

const { badge, date, linkedIdentifier, money, naming, onCard, text, untotalled } = columnsOf<ShownRow>();

const TONES: Record<MovementKind, Tone> = {
  'Opening balance': 'grey',
  Bill: 'blue',
  'Debit note': 'blue',
  'Credit note': 'orange',
  Cancelled: 'grey',
  Receipt: 'green',
  Bounced: 'red',
  Refund: 'orange',
  'Written off': 'grey',
  'Write-off taken back': 'grey',
};

const PAGES: Record<MovementKind, (number: number) => string | undefined> = {
  'Opening balance': () => undefined,
  Bill: paths.sales.invoiceOf,
  'Debit note': paths.sales.debitNoteOf,
  'Credit note': paths.sales.creditNoteOf,
  Cancelled: () => undefined,
  Receipt: paths.sales.receiptOf,
  Bounced: paths.sales.receiptOf,
  Refund: paths.sales.receiptOf,
  'Written off': () => undefined,
  'Write-off taken back': () => undefined,
};

/** One side of the account: a dash where it says nothing. */
const side = (key: string, title: string, value: (row: ShownRow) => number) =>
  untotalled(money(key, title, (row) => value(row) || undefined));

/** The columns of a client's statement; `unnumbered` are the documents whose numbers are not given for good. */
export const statementColumns = (unnumbered: ReadonlySet<string>) => [
  onCard(
    'fact',
    date('date', 'Date', ({ on }) => on),
  ),
  badge('what', 'What', ({ what }) => what, TONES),
  naming(
    linkedIdentifier(
      'document',
      'Document',
      (row) => shownNumber(row.of, unnumbered),
      ({ what, number }) => PAGES[what](number),
    ),
  ),
  text('detail', 'Details', ({ detail }) => detail),
  onCard(
    'fact',
    side('debit', 'Debit', ({ debit }) => debit),
  ),
  onCard(
    'fact',
    side('credit', 'Credit', ({ credit }) => credit),
  ),
  untotalled(money('balance', 'Balance', ({ balance }) => balance)),
];
