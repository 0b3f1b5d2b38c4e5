import { formatCount } from '@/format';
import { paths } from '@/paths';
import { refusedNumber, type TransferRow } from '@/store/billing/eInvoices/transferRows';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { Section } from '@/ui/Section';

const { date, identifier, linkedIdentifier, money, onCard } = columnsOf<TransferRow>();

const columns = [
  linkedIdentifier(
    'number',
    'Number',
    ({ docNo }) => docNo,
    ({ challan }) => paths.stocks.challanOf(challan),
  ),
  onCard(
    'fact',
    date('date', 'Date', ({ issuedOn }) => issuedOn),
  ),
  identifier('seller', 'From GSTIN', ({ seller }) => seller),
  identifier('buyer', 'To GSTIN', ({ buyer }) => buyer),
  onCard(
    'amount',
    money('total', 'Total', ({ total, kind }) => (kind === 'CRN' ? -total : total)),
  ),
  identifier('irn', 'IRN', ({ irn }) => irn),
];

/** The documents between GST numbers of ours that are in no file: somebody registers them at the portal. */
export function TransfersPart({ rows }: { rows: readonly TransferRow[] }) {
  const title = 'Between our own GST numbers';
  const [refused] = rows.flatMap((row) => refusedNumber(row) ?? []);
  return rows.length === 0 ? null : (
    <Section title={`${title} (${formatCount(rows.length)})`}>
      <p>
        These tax invoices and credit notes over transfers need an IRN too (rule 48(4)), and are in no file from here:
        register each at the portal by hand, signed in as the GST number that it is from. The IRN below is what the
        portal will answer.
      </p>
      {refused !== undefined && <p>{refused}</p>}
      <DataTable label={title} name="transfers" rows={rows} columns={columns} dense empty="" />
    </Section>
  );
}
