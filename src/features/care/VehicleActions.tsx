import { Suspense, useState } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { RequestDeletion } from '@/parts/RequestDeletion';
import { SwapDeviceLink } from '@/parts/SwapDeviceLink';
import { useAsked } from '@/parts/useAsked';
import { useSwapVisit } from '@/parts/useSwapVisit';
import { paths } from '@/paths';
import { openDeletionOf } from '@/store/vehicles/deletions/deletionRequest';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';
import { vehicleClosed, vehicleMoved } from '@/store/facts/vehicles';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';

const CloseJobDialog = lazyWhenIdle(() => import('./CloseJobDialog'));
const MoveVehicleDialog = lazyWhenIdle(() => import('./MoveVehicleDialog'));
const CloseVehicleDialog = lazyWhenIdle(() => import('./CloseVehicleDialog'));

/** What can be done with an open vehicle from its page. */
export function VehicleActions({ vehicle }: { vehicle: Vehicle }) {
  const [asking, setAsking] = useState<'move' | 'close'>();
  const asked = useAppSelector((state) => openDeletionOf(state, vehicle.id));
  const hasDevice = useAppSelector((state) => selectDeviceInVehicle(state).has(vehicle.id));
  const visit = useSwapVisit(vehicle.id);
  const { what, done } = useAsked();
  const swapped = isOpenVehicle(vehicle) && hasDevice ? visit : undefined;
  const close = () => setAsking(undefined);
  return (
    <>
      {isOpenVehicle(vehicle) && (
        <>
          <LinkButton type="primary" to={paths.care.raiseServiceFor(vehicle.vehicleNo)}>
            Raise Service
          </LinkButton>
          {hasDevice && <SwapDeviceLink vehicle={vehicle} />}
          <LimitedButton does={vehicleMoved} onClick={() => setAsking('move')}>
            Move Vehicle
          </LimitedButton>
          <LimitedButton does={vehicleClosed} onClick={() => setAsking('close')}>
            Close Vehicle
          </LimitedButton>
          {!asked && <RequestDeletion label="Delete Vehicle" plates={[vehicle.vehicleNo]} />}
        </>
      )}
      <Suspense>
        {what === 'swap' && swapped && (
          <CloseJobDialog key={swapped.id} job={swapped} swapped={vehicle.id} onClose={done} />
        )}
        {asking === 'move' && <MoveVehicleDialog vehicle={vehicle} onClose={close} />}
        {asking === 'close' && <CloseVehicleDialog vehicle={vehicle} onClose={close} />}
      </Suspense>
    </>
  );
}
