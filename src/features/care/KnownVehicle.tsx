import { VehicleOffboarding } from '@/parts/VehicleOffboarding';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { VehicleBilling } from './VehicleBilling';
import { VehicleBills } from './VehicleBills';
import { VehicleDevices } from './VehicleDevices';
import { VehicleHead } from './VehicleHead';
import { VehicleHistory } from './VehicleHistory';
import { VehicleJobs } from './VehicleJobs';
import { VehicleMessages } from './VehicleMessages';

/** A vehicle: what it is, what is in it, what is paid for it and what is to be done, then all that happened to it. */
export const KnownVehicle = ({ vehicle }: { vehicle: Vehicle }) => (
  <>
    <VehicleHead vehicle={vehicle} />
    <VehicleOffboarding vehicleId={vehicle.id} />
    <VehicleDevices vehicle={vehicle} />
    <VehicleBilling vehicle={vehicle} />
    <VehicleBills vehicleId={vehicle.id} />
    <VehicleJobs vehicle={vehicle} />
    <VehicleMessages vehicle={vehicle} />
    <VehicleHistory vehicle={vehicle} />
  </>
);
