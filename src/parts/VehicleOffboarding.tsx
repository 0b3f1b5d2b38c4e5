import { offboardingOf, openEnds, selectDeletionOf } from '@/store/vehicles/deletions/offboarding';
import { selectVehicleContext } from '@/store/vehicles/vehicles/vehicleContext';
import { Section } from '@/ui/Section';
import { useAppSelector } from './hooks';
import { OffboardingPart } from './OffboardingPart';
import { useToday } from './useToday';

/** What is still open of one vehicle that leaves, by the vehicle's identity; nothing where nobody asked for that, or once all is done. */
export function VehicleOffboarding({ vehicleId }: { vehicleId: string }) {
  const deletion = useAppSelector((state) => selectDeletionOf(state).get(vehicleId));
  const today = useToday();
  const open = useAppSelector((state) =>
    deletion ? openEnds(offboardingOf(selectVehicleContext(state), deletion, today)) : 0,
  );
  if (!deletion || open === 0) return null;
  return (
    <Section title="Off-boarding">
      <OffboardingPart deletion={deletion} />
    </Section>
  );
}
