import { deviceColumn } from '@/parts/deviceColumn';
import { formatCount } from '@/format';
import type { RefusedThere, Written } from '@/office/tracking/trackingProtocol';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { Section } from '@/ui/Section';

/** A device that Traccar would not have, as a row. */
interface RefusedRow extends RefusedThere {
  id: string;
}

const { text, onCard } = columnsOf<RefusedRow>();

const columns = [
  deviceColumn<RefusedRow>(
    'imei',
    'IMEI',
    ({ imei }) => imei,
    ({ imei }) => imei,
  ),
  onCard(
    'fact',
    text('name', 'Vehicle', ({ name }) => name),
  ),
  onCard(
    'fact',
    text('why', 'Why', ({ why }) => why),
  ),
];

/** Which devices Traccar would not have as this business knows them, and why. */
export function RefusedDevices({ refused: { count, first } }: { refused: Written['refused'] }) {
  return (
    <Section title="Refused by Traccar">
      <p>
        {first.length < count && `The first ${formatCount(first.length)} of ${formatCount(count)} are listed. `}
        Each is tried again after an hour. “Duplicate entry” means that the device belongs to another user there.
      </p>
      <DataTable
        label="Devices refused by Traccar"
        rows={first.map((one) => ({ ...one, id: one.imei }))}
        columns={columns}
        dense
        searchHint="IMEI, vehicle or reason"
        empty="Nothing is refused."
      />
    </Section>
  );
}
