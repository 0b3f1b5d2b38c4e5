import { useAppSelector } from '@/parts/hooks';
import { Namesake } from '@/parts/Namesake';
import { paths } from '@/paths';
import { selectTdsByQuarter, type TdsRow } from '@/store/billing/receipts/tdsByQuarter';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { DetailsDialog } from '@/ui/DetailsDialog';
import { OpenLink } from '@/ui/links';

const { count, identifier, money, naming, onCard, shown, text } = columnsOf<TdsRow>();

const COLUMNS = [
  onCard('fact', { ...text('quarter', 'Quarter', ({ quarter }) => quarter), filtered: true }),
  naming(
    shown(
      'text',
      'client',
      'Client',
      ({ company }) => company,
      ({ company, accountNumber, accountId }) => (
        <>
          <OpenLink to={accountNumber === undefined ? undefined : paths.sales.detailedClientOf(accountNumber)}>
            {company}
          </OpenLink>
          <Namesake of={accountId} />
        </>
      ),
    ),
  ),
  identifier('pan', 'PAN', ({ pan }) => pan),
  onCard('fact', { ...text('section', 'Section', ({ section }) => section), filtered: true }),
  count('receipts', 'Receipts', ({ receipts }) => receipts),
  money('paid', 'Amount Paid', ({ paid }) => paid),
  onCard(
    'amount',
    money('tds', 'TDS', ({ tds }) => tds),
  ),
];

/** The income tax that clients kept back, by quarter, to be compared with Form 26AS. */
export default function TdsDialog({ onClose }: { onClose: () => void }) {
  const rows = useAppSelector(selectTdsByQuarter);
  return (
    <DetailsDialog title="TDS by Quarter" onClose={onClose}>
      <p>
        Compare it with Form 26AS: TDS that a client deducted but did not deposit is missing there. Bounced receipts are
        not counted.
      </p>
      <DataTable
        label="TDS by quarter"
        name="tds"
        rows={rows}
        columns={COLUMNS}
        searchHint="Quarter, client or PAN"
        empty="No TDS was deducted."
        nothingFound="No records found"
      />
    </DetailsDialog>
  );
}
