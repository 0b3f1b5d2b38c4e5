import { beginAt, paths } from '@/paths';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { LinkButton } from '@/ui/links';
import { useSwapVisit } from './useSwapVisit';

/** Leads to the visit that swaps the device of a vehicle, or to raising the service that sends somebody there. */
export function SwapDeviceLink({ vehicle: { id, vehicleNo } }: { vehicle: Vehicle }) {
  const visit = useSwapVisit(id);
  const to = visit
    ? beginAt(paths.care.vehicle, 'swap', { no: vehicleNo })
    : paths.care.raiseServiceFor(vehicleNo, 'Swap the device');
  return <LinkButton to={to}>Swap Device</LinkButton>;
}
