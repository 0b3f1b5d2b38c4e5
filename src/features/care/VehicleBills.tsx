import { useAppSelector } from '@/parts/hooks';
import { UnlessWithheld } from '@/parts/UnlessWithheld';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { paths } from '@/paths';
import { selectVehicleBills, type LineStatus, type VehicleBill } from '@/store/billing/receivables/vehicleBills';
import { shownNumber } from '@/store/billing/papers/shownNumber';
import type { Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { OpenLink } from '@/ui/links';
import { Section } from '@/ui/Section';

const TONES: Record<LineStatus, Tone> = {
  Open: 'orange',
  Paid: 'green',
  'Written off': 'grey',
  Credited: 'grey',
  'Credited, ready again': 'orange',
  Cancelled: 'grey',
};

const { badge, longText, money, month, shown } = columnsOf<VehicleBill>();
const daysOf = ({ line: { days, of, why } }: VehicleBill) =>
  why ?? (days === undefined || of === undefined ? '—' : `${days} of ${of} days`);

const columnsFor = (unnumbered: ReadonlySet<string>) => [
  shown(
    'text',
    'bill',
    'Bill',
    (row) => shownNumber(row.bill, unnumbered),
    (row) => <OpenLink to={paths.sales.invoiceOf(row.bill.number)}>{shownNumber(row.bill, unnumbered)}</OpenLink>,
  ),
  month('month', 'Month', ({ bill }) => bill.month),
  longText('days', 'Days', daysOf),
  { ...money('amount', 'Amount without GST', ({ line }) => line.taxable), total: ({ asked }: VehicleBill) => asked },
  badge('status', 'Status', ({ status }) => status, TONES),
];

/** What was billed for a vehicle, the newest bill first. */
export function VehicleBills({ vehicleId }: { vehicleId: string }) {
  const rows = useAppSelector((state) => selectVehicleBills(state, vehicleId));
  const unnumbered = useUnnumbered();
  return (
    <Section title="Bills">
      <UnlessWithheld noun="bills">
        <DataTable
          label="Bills"
          name="bills"
          rows={rows}
          columns={columnsFor(unnumbered)}
          totals
          empty="No bills yet."
        />
      </UnlessWithheld>
    </Section>
  );
}
