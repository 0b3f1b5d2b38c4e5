import { begunRemoval, begunService } from '@/store/care/scheduling/begunJob';
import { vehiclesNumbered } from '@/store/vehicles/vehicles/vehicleRows';
import { useAppSelector } from '@/parts/hooks';
import { useAskedVehicles } from '@/parts/useAskedVehicles';
import { useQueryString } from '@/ui/queryString';
import { usePlateWord } from './usePlateWord';

/**
 * What a job's request begins with by its address, and what that is `about`: a Service job for the vehicles of one client in
 * `vehicles`, or the removal of the device from `vehicle`.
 */
export function useBegunJob() {
  const isRemoval = useQueryString().params.get('type') === 'Removal';
  const accounts = useAppSelector((state) => state.accounts);
  const asked = useAskedVehicles();
  const named = usePlateWord('vehicle');
  const leaving = useAppSelector((state) => (isRemoval ? vehiclesNumbered(state, named)[0] : undefined));
  if (leaving) return { about: leaving.vehicleNo, ...begunRemoval({ accounts }, leaving) };
  return { about: asked.key || undefined, ...begunService(asked.vehicles, asked.accounts) };
}
