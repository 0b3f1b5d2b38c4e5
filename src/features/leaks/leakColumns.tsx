import { VehicleLink } from '@/parts/VehicleLink';
import type { Leak } from '@/store/stock/leaks/leak';
import { columnsOf } from '@/ui/columns';
import { LinkButton } from '@/ui/links';

const { shown, date, workDone, text, money } = columnsOf<Leak>();

/** The columns of the leaks of one kind: each row with the step that mends it. */
export const leakColumns = [
  shown(
    'text',
    'what',
    'What',
    ({ what }) => what,
    ({ what, vehicleNo = '' }) => <VehicleLink vehicleNo={vehicleNo}>{what}</VehicleLink>,
  ),
  text('detail', 'Detail', ({ detail }) => detail),
  money('amount', 'At stake', ({ amount }) => amount),
  date('since', 'Since', ({ since }) => since),
  workDone('mend', 'Fix', ({ what, mend: { label, to } }) => (
    <LinkButton size="small" to={to} aria-label={`${label}: ${what}`}>
      {label}
    </LinkButton>
  )),
];
