import { Suspense, useMemo, useState } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { SwapDeviceLink } from '@/parts/SwapDeviceLink';
import { useToday } from '@/parts/useToday';
import type { Finding } from '@/store/business/deviceLookup';
import { vehicleWith, type DeviceUse } from '@/store/business/deviceUse';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { DEVICE_STEPS, deviceStepsOf, type DeviceStep } from '@/store/stock/devices/deviceSteps';
import type { Device } from '@/store/stock/devices/device';
import { isOpenVehicle } from '@/store/vehicles/vehicles/vehicle';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { Section } from '@/ui/Section';
import { DeviceFacts } from './DeviceFacts';
import { DeviceLedger } from './DeviceLedger';
import { HAPPENINGS } from './happenings';
import { ListFindings } from './ListFindings';
import { SimPart } from './SimPart';

const HappeningDialog = lazyWhenIdle(() => import('./HappeningDialog'));
const SimDialog = lazyWhenIdle(() => import('./SimDialog'));
const ActivateDialog = lazyWhenIdle(() => import('./ActivateDialog'));

/** What brings it back into the store is what one comes for. */
const PRIMARY: readonly DeviceStep[] = ['repaired', 'found'];

export interface KnownDeviceProps {
  device: Device;
  use: DeviceUse | undefined;
  findings: readonly Finding[];
}

/** A device of the stock: where it is, the SIM in it, what happened to it, and what can be done with it. */
export function KnownDevice({ device, use, findings }: KnownDeviceProps) {
  const stock = useAppSelector(selectStock);
  const today = useToday();
  const steps = useMemo(() => deviceStepsOf(stock, device, today), [stock, device, today]);
  const vehicle = useAppSelector((state) => vehicleWith(state, device));
  const [asking, setAsking] = useState<DeviceStep | 'sim' | 'activate'>();
  const sim = stock.sims.entities[device.simId ?? ''];
  const close = () => setAsking(undefined);
  return (
    <>
      <Section
        title={device.productName}
        actions={
          <>
            {vehicle && isOpenVehicle(vehicle) && <SwapDeviceLink vehicle={vehicle} />}
            {DEVICE_STEPS.filter((step) => steps.has(step)).map((step) => (
              <LimitedButton
                key={step}
                does={HAPPENINGS[step].fact}
                type={PRIMARY.includes(step) ? 'primary' : 'default'}
                onClick={() => setAsking(step)}
              >
                {HAPPENINGS[step].title}
              </LimitedButton>
            ))}
          </>
        }
      >
        <DeviceFacts device={device} vehicle={vehicle} use={use} />
      </Section>
      <SimPart device={device} sim={sim} steps={steps} onAsk={setAsking} />
      <DeviceLedger device={device} />
      {findings.length > 0 && <ListFindings findings={findings} />}
      <Suspense>
        {asking === 'sim' && <SimDialog device={device} onClose={close} />}
        {asking === 'activate' && sim && <ActivateDialog sim={sim} onClose={close} />}
        {asking !== undefined && asking !== 'sim' && asking !== 'activate' && (
          <HappeningDialog device={device} step={asking} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
