import { DeviceLink } from '@/parts/DeviceLink';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { selectTimelineContext } from '@/store/business/timeline/timelineContext';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { deviceInside } from '@/store/stock/devices/deviceInside';
import { vehicleClosingSchema, type ClosingValues } from '@/store/vehicles/vehicles/vehicleFormSchema';
import { vehicleClosed } from '@/store/facts/vehicles';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Message } from '@/ui/Message';

const Field = fieldsOf<ClosingValues>();

/** Asks since when a vehicle is none of ours; one with a device in it says so, and stays open. */
export default function CloseVehicleDialog({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) {
  const say = useSay();
  const today = useToday();
  const context = useAppSelector(selectTimelineContext);
  const inside = deviceInside(context, vehicle.id);
  return (
    <FormDialog
      title={`Close Vehicle ${vehicle.vehicleNo}`}
      does={vehicleClosed}
      save="Close Vehicle"
      schema={vehicleClosingSchema(context, vehicle, today)}
      initialValues={{ on: today }}
      onSubmit={({ on }) => say(vehicleClosed(vehicle.id, on), `${vehicle.vehicleNo} closed`)}
      onClose={onClose}
    >
      {inside && (
        <Message
          tone="warning"
          apart="below"
          title={
            <>
              The device <DeviceLink imei={inside.id} /> is in it: have that removed first.
            </>
          }
        />
      )}
      <Field name="on" label="On" hint="It is taken off the client's vehicles and the bill. Its history stays.">
        <DateInput />
      </Field>
    </FormDialog>
  );
}
