import { formatMoney } from '@/format';
import { VehicleLink } from '@/parts/VehicleLink';
import type { Amounts, BillLine } from '@/store/billing/bills/bill';
import { taxableSum } from '@/store/billing/bills/billAmounts';
import { gstOf } from '@/store/billing/billRun/runRows';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { Facts } from '@/ui/Facts';

type LineRow = BillLine & { id: number };

const { shown, text, longText, money, untotalled } = columnsOf<LineRow>();

const columns = [
  shown(
    'identifier',
    'vehicle',
    'Vehicle',
    ({ vehicleNo = '—' }) => vehicleNo,
    ({ vehicleNo }) => (vehicleNo === undefined ? '—' : <VehicleLink vehicleNo={vehicleNo} />),
  ),
  text('kind', 'For', ({ kind }) => kind),
  longText('reason', 'Reason', ({ kind, why, imeis = [] }) =>
    [why ?? (kind === 'Subscription' ? 'whole month' : '—'), imeis.length > 0 && `IMEI ${imeis.join(', ')}`]
      .filter(Boolean)
      .join('; '),
  ),
  untotalled(money('price', 'Price', ({ price }) => price)),
  money('taxable', 'Taxable', ({ taxable }) => taxable),
];

interface BillLinesProps {
  label: string;
  /** By which its sorting stands in the address: no two on a page have one. */
  name: string;
  amounts: Amounts;
}

/** A bill that is not issued yet, line by line, and what it comes to. */
export const BillLines = ({ label, name, amounts }: BillLinesProps) => (
  <>
    <DataTable
      label={label}
      name={name}
      rows={amounts.lines.map((line, place) => ({ ...line, id: place + 1 }))}
      columns={columns}
      dense
      empty="No lines."
    />
    <Facts
      facts={[
        { label: 'Taxable', value: formatMoney(taxableSum(amounts)) },
        { label: 'GST', value: formatMoney(gstOf(amounts)) },
        { label: 'Round off', value: formatMoney(amounts.roundOff) },
        { label: 'Total', value: formatMoney(amounts.total) },
      ]}
    />
  </>
);
