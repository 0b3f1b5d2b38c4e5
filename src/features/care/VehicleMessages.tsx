import { useAppSelector } from '@/parts/hooks';
import { Notices } from '@/parts/letters/Notices';
import { MessageList } from '@/parts/MessageList';
import { selectVehiclePapers } from '@/store/care/jobs/vehiclePapers';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { Section } from '@/ui/Section';

const KEPT = ['no', 'record'];

/** What was written to anybody about a vehicle, newest first. */
export function VehicleMessages({ vehicle: { id } }: { vehicle: Vehicle }) {
  const { messages } = useAppSelector((state) => selectVehiclePapers(state, id));
  return (
    <>
      <Section title="Messages">
        <MessageList sent={messages.toReversed()} empty="No messages yet." />
      </Section>
      <Notices of={id} alsoKept={KEPT} />
    </>
  );
}
