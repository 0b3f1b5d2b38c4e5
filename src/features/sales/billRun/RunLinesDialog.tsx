import { formatMoney } from '@/format';
import { VehicleLink } from '@/parts/VehicleLink';
import type { BillLine } from '@/store/billing/bills/bill';
import { taxableSum } from '@/store/billing/bills/billAmounts';
import type { RunBill } from '@/store/billing/billRun/runAccount';
import { gstOf, type RunRow } from '@/store/billing/billRun/runRows';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { DetailsDialog } from '@/ui/DetailsDialog';
import { Facts } from '@/ui/Facts';
import { Notice } from '@/ui/Notice';
import { Section } from '@/ui/Section';

type LineRow = BillLine & { id: number };

const { shown, text, longText, money } = columnsOf<LineRow>();

const columns = [
  shown(
    'identifier',
    'vehicle',
    'Vehicle',
    ({ vehicleNo = '—' }) => vehicleNo,
    ({ vehicleNo }) => (vehicleNo === undefined ? '—' : <VehicleLink vehicleNo={vehicleNo} />),
  ),
  text('kind', 'For', ({ kind }) => kind),
  longText('reason', 'Reason', ({ kind, why }) => why ?? (kind === 'Subscription' ? 'whole month' : '—')),
  money('price', 'Price', ({ price }) => price),
  money('taxable', 'Taxable', ({ taxable }) => taxable),
];

function BillPartOf({ bill }: { bill: RunBill }) {
  return (
    <Section title={bill.part}>
      <DataTable
        label={`${bill.part} lines`}
        name={`details.${bill.part.toLowerCase()}`}
        rows={bill.lines.map((line, place) => ({ ...line, id: place + 1 }))}
        columns={columns}
        dense
        empty="No lines."
      />
      <Facts
        facts={[
          { label: 'Taxable', value: formatMoney(taxableSum(bill)) },
          { label: 'GST', value: formatMoney(gstOf(bill)) },
          { label: 'Round off', value: formatMoney(bill.roundOff) },
          { label: 'Total', value: formatMoney(bill.total) },
        ]}
      />
    </Section>
  );
}

/** What a run proposes for one account: its bills line by line, each line with its reason. */
export function RunLinesDialog({ row, onClose }: { row: RunRow; onClose: () => void }) {
  return (
    <DetailsDialog title={row.company} onClose={onClose}>
      {row.look !== '' && <Notice role="status" text={row.look} />}
      {row.bills.map((bill) => (
        <BillPartOf key={bill.part} bill={bill} />
      ))}
    </DetailsDialog>
  );
}
