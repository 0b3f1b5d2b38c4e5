import { useMemo } from 'react';
import { AttachmentButton } from '@/parts/AttachmentButton';
import { useAppSelector } from '@/parts/hooks';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { selectTimelineContext } from '@/store/business/timeline/timelineContext';
import { vehicleTimeline } from '@/store/business/timeline/vehicleTimeline';
import type { EventLine } from '@/store/business/timeline/vehicleEvent';
import { shownTable } from '@/store/billing/papers/shownNumber';
import { selectLastContact } from '@/store/vehicles/vehicles/vehicleRows';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { OpenLink } from '@/ui/links';
import { Section } from '@/ui/Section';
import { Timeline } from '@/ui/Timeline';

const Line = ({ line: { text, to, file } }: { line: EventLine }) =>
  file ? <AttachmentButton attachment={file} /> : <OpenLink to={to}>{text}</OpenLink>;

/** All that happened to a vehicle, day by day. */
export function VehicleHistory({ vehicle }: { vehicle: Vehicle }) {
  const context = useAppSelector(selectTimelineContext);
  const contact = useAppSelector((state) => selectLastContact(state, vehicle));
  const unnumbered = useUnnumbered();
  const events = useMemo(
    () => vehicleTimeline({ ...context, bills: shownTable(context.bills, unnumbered) }, { ...vehicle, contact }),
    [context, unnumbered, vehicle, contact],
  );
  return (
    <Section title="Timeline">
      {events.length === 0 ? (
        'No history yet.'
      ) : (
        <Timeline
          label="Timeline"
          entries={events.map(({ on, what, lines }) => ({
            on,
            what,
            lines: lines.map((line) => <Line key={line.text} line={line} />),
          }))}
        />
      )}
    </Section>
  );
}
