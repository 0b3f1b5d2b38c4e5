import { paths } from '@/paths';
import type { EInvoiceRow, EInvoiceStanding } from '@/store/billing/eInvoices/eInvoiceRows';
import type { Gap } from '@/store/billing/eInvoices/gaps';
import type { Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { TextLink } from '@/ui/links';
import { ClientOf, CorrectClient } from '@/features/sales/ClientOf';

const { badge, date, identifier, linkedIdentifier, longText, money, onCard, shown, workDone } =
  columnsOf<EInvoiceRow>();

const TONES: Record<EInvoiceStanding, Tone> = {
  'Missing something': 'red',
  'To send': 'blue',
  'In a file': 'orange',
  Registered: 'green',
};

/** Where what is missing of a document is told. */
function Mend({ row: { accountId, name }, mend }: { row: EInvoiceRow; mend: NonNullable<Gap['mend']> }) {
  return mend === 'company' ? (
    <TextLink to={paths.settings.company}>Settings, Company</TextLink>
  ) : (
    <CorrectClient accountId={accountId} name={name} />
  );
}

/** The columns of the documents that are registered at the e-invoice portal. */
export const eInvoiceColumns = [
  linkedIdentifier(
    'number',
    'Number',
    ({ docNo }) => docNo,
    ({ kind, number }) => (kind === 'INV' ? paths.sales.invoiceOf(number) : paths.sales.creditNoteOf(number)),
  ),
  onCard(
    'fact',
    date('date', 'Date', ({ issuedOn }) => issuedOn),
  ),
  {
    ...shown(
      'text',
      'client',
      'Client',
      ({ name }) => name,
      ({ accountId, name }) => <ClientOf accountId={accountId} name={name} />,
    ),
    filtered: true,
    card: 'fact' as const,
  },
  identifier('gstin', 'GSTIN', ({ gstin }) => gstin),
  onCard(
    'amount',
    money('total', 'Total', ({ total, kind }) => (kind === 'INV' ? total : -total)),
  ),
  badge('standing', 'Standing', ({ standing }) => standing, TONES),
  date('file', 'In a File Since', ({ fileOn }) => fileOn),
  date('last', 'Last Day', ({ lastOn }) => lastOn),
  date('registered', 'Registered', ({ ackDate }) => ackDate?.slice(0, 10)),
  shown(
    'identifier',
    'irn',
    'IRN',
    ({ irn }) => irn,
    ({ irn }) => <span title={irn}>{irn.slice(0, 8)}…</span>,
  ),
  longText('missing', 'What is missing', ({ gaps }) => gaps.map(({ what }) => what).join(' ') || '—'),
  workDone('mend', 'Fix', (row) =>
    [...new Set(row.gaps.flatMap(({ mend }) => mend ?? []))].map((mend) => (
      <div key={mend}>
        <Mend row={row} mend={mend} />
      </div>
    )),
  ),
];
