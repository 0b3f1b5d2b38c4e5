import { Input } from 'antd';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import type { DeviceStep } from '@/store/stock/devices/deviceSteps';
import { itgcIdOf, type Device } from '@/store/stock/devices/device';
import { happeningSchema, type HappeningValues } from '@/store/stock/devices/happeningSchema';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { HAPPENINGS } from './happenings';
import { RepairerInput } from './RepairerInput';

const Field = fieldsOf<HappeningValues>();

export interface HappeningDialogProps {
  device: Device;
  step: DeviceStep;
  onClose: () => void;
}

/** Asks what belongs to what happens to a device: to whom it goes or why, and on which day. */
export default function HappeningDialog({ device, step, onClose }: HappeningDialogProps) {
  const say = useSay();
  const today = useToday();
  const { title, label, asked, fact, described } = HAPPENINGS[step];
  return (
    <FormDialog
      title={`${title}: ${itgcIdOf(device)}`}
      does={fact}
      save={title}
      schema={happeningSchema(device, today, label, asked)}
      initialValues={{ on: today }}
      onSubmit={({ why = '', on }) => say(fact(device.id, why, on), described(itgcIdOf(device)))}
      onClose={onClose}
    >
      <Field name="why" label={label}>
        {step === 'repair' ? <RepairerInput /> : <Input autoComplete="off" />}
      </Field>
      <Field name="on" label="On">
        <DateInput />
      </Field>
    </FormDialog>
  );
}
