import { formatDate } from '@/format';
import { CancelIrn } from '@/parts/eInvoices/CancelIrn';
import { paths } from '@/paths';
import { reportedPath } from '@/store/billing/eInvoices/reportedPath';
import type { EInvoiceRow, EInvoiceStanding } from '@/store/billing/eInvoices/eInvoiceRows';
import type { Gap } from '@/store/billing/eInvoices/gaps';
import { Badge, type Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { OpenLink } from '@/ui/links';
import { SmallLine } from '@/ui/SmallLine';
import { ClientOf, CorrectClient } from '@/features/sales/ClientOf';

const { badge, date, describing, longText, money, onCard, shown, workDone } = columnsOf<EInvoiceRow>();

const TONES: Record<EInvoiceStanding, Tone> = {
  'Missing something': 'red',
  'To send': 'blue',
  'In a file': 'orange',
  Registered: 'green',
  'IRN cancelled': 'red',
};

/** Where what is missing of a document is told. */
function Mend({ row: { accountId, name }, mend }: { row: EInvoiceRow; mend: NonNullable<Gap['mend']> }) {
  if (mend === 'company') return <OpenLink to={paths.settings.company}>Settings, Company</OpenLink>;
  if (mend === 'branches') return <OpenLink to={paths.settings.stock}>Stock Settings</OpenLink>;
  return <CorrectClient accountId={accountId} name={name} />;
}

/** The day of the last step of a document at the portal, and where there is none its last day there. */
function Since({ row: { fileOn, ackDate, lastOn } }: { row: EInvoiceRow }) {
  if (ackDate !== undefined) return <SmallLine>on {formatDate(ackDate.slice(0, 10))}</SmallLine>;
  return (
    <>
      {fileOn !== undefined && <SmallLine>since {formatDate(fileOn)}</SmallLine>}
      <SmallLine>until {formatDate(lastOn)}</SmallLine>
    </>
  );
}

/** The columns of the documents that are registered at the e-invoice portal. */
export const eInvoiceColumns = [
  describing(
    shown(
      'identifier',
      'number',
      'Number',
      ({ docNo }) => docNo,
      ({ docNo, irn, reported }) => (
        <>
          <OpenLink to={reportedPath(reported)}>{docNo}</OpenLink>
          <SmallLine>
            <span title={irn}>IRN {irn.slice(0, 8)}…</span>
          </SmallLine>
        </>
      ),
    ),
    { key: 'irn', title: 'IRN', kind: 'identifier', value: ({ irn }) => irn },
  ),
  onCard(
    'fact',
    date('date', 'Date', ({ issuedOn }) => issuedOn),
  ),
  onCard(
    'fact',
    describing(
      {
        ...shown(
          'text',
          'client',
          'Client',
          ({ name }) => name,
          ({ accountId, name, gstin, seller, reported }) => (
            <>
              <ClientOf accountId={accountId} name={name} />
              <SmallLine>{gstin}</SmallLine>
              {reported.transfer && <SmallLine>from {seller}</SmallLine>}
            </>
          ),
        ),
        filtered: true,
      },
      { key: 'gstin', title: 'GSTIN', kind: 'identifier', value: ({ gstin }) => gstin },
      { key: 'seller', title: 'From GSTIN', kind: 'identifier', value: ({ seller }) => seller },
    ),
  ),
  onCard(
    'amount',
    money('total', 'Total', ({ total, kind }) => (kind === 'CRN' ? -total : total)),
  ),
  describing(
    {
      ...badge('standing', 'Standing', ({ standing }) => standing, TONES),
      cell: (row) => (
        <>
          <Badge tone={TONES[row.standing]}>{row.standing}</Badge>
          <Since row={row} />
        </>
      ),
    },
    { key: 'file', title: 'In a File Since', kind: 'date', value: ({ fileOn }) => fileOn },
    { key: 'last', title: 'Last Day', kind: 'date', value: ({ lastOn }) => lastOn },
    { key: 'registered', title: 'Registered', kind: 'date', value: ({ ackDate }) => ackDate?.slice(0, 10) },
  ),
  longText('missing', 'What is missing', ({ gaps }) => gaps.map(({ what }) => what).join(' ') || '—'),
  workDone('mend', 'Fix', (row) => (
    <>
      {[...new Set(row.gaps.flatMap(({ mend }) => mend ?? []))].map((mend) => (
        <div key={mend}>
          <Mend row={row} mend={mend} />
        </div>
      ))}
      {/* Sales, who reports what the portal did, has no page of a challan. */}
      {row.reported.transfer && <CancelIrn id={row.id} docNo={row.docNo} />}
    </>
  )),
];
