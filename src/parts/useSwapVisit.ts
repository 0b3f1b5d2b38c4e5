import { selectVehiclePapers } from '@/store/care/jobs/vehiclePapers';
import { swapVisitOf } from '@/store/care/scheduling/swapVisit';
import { useAppSelector } from './hooks';

/** The job whose visit may swap the device of a vehicle, by the vehicle's identity; undefined where one is to be raised first. */
export const useSwapVisit = (vehicleId: string) =>
  useAppSelector((state) => swapVisitOf(selectVehiclePapers(state, vehicleId).jobs, vehicleId));
