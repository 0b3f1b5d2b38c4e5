import { deviceColumn } from '@/parts/deviceColumn';
import { formatCount } from '@/format';
import type { LastRead, Unmatched } from '@/office/tracking/trackingProtocol';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { Section } from '@/ui/Section';

/** A device that one of both does not know, as a row. */
interface UnmatchedRow extends Unmatched {
  id: string;
  where: 'Only in Traccar' | 'Only here';
}

const { text, onCard, shown } = columnsOf<UnmatchedRow>();

const imeiOf = ({ imei, where }: UnmatchedRow) => (where === 'Only here' ? imei : undefined);
const whereOf = ({ where }: UnmatchedRow) => where;

const columns = [
  deviceColumn<UnmatchedRow>('imei', 'IMEI', ({ imei }) => imei, imeiOf),
  onCard(
    'fact',
    text('name', 'Name or Vehicle', ({ name }) => name),
  ),
  onCard('fact', shown('status', 'where', 'Where', whereOf, whereOf)),
];

const rowsOf = ({ notHere, notThere }: LastRead): UnmatchedRow[] => [
  ...notHere.first.map((one) => ({ ...one, id: `there-${one.imei}`, where: 'Only in Traccar' as const })),
  ...notThere.first.map((one) => ({ ...one, id: `here-${one.imei}`, where: 'Only here' as const })),
];

/** Which devices Traccar has and this business does not know, and which vehicles' devices it does not have. */
export function UnmatchedDevices({ read }: { read: LastRead }) {
  const { notHere, notThere } = read;
  const rows = rowsOf(read);
  const isCut = rows.length < notHere.count + notThere.count;
  return (
    <Section title="Known to one only">
      <p>
        {formatCount(notHere.count)} only in Traccar, {formatCount(notThere.count)} in open vehicles here only.
        {isCut && ` The first ${formatCount(rows.length)} are listed.`}
      </p>
      <DataTable
        label="Devices known to one only"
        rows={rows}
        columns={columns}
        dense
        searchHint="IMEI or vehicle"
        empty="Both know the same devices."
      />
    </Section>
  );
}
