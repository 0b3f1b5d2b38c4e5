import { Input } from 'antd';
import { formatMoney, formatMonth } from '@/format';
import { useSay } from '@/parts/useSay';
import type { MadeFree } from '@/store/billing/terms/madeFree';
import { waivingSchema } from '@/store/billing/waivers/waivingSchema';
import { freeDaysWaived } from '@/store/facts/waivers';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';

const Field = fieldsOf<{ why: string }>();

interface WaiveDaysDialogProps {
  days: MadeFree;
  onClose: () => void;
}

/** Says that days which were made free are billed to nobody, and asks why. */
export default function WaiveDaysDialog({ days, onClose }: WaiveDaysDialogProps) {
  const say = useSay();
  const { accountId, vehicleId, vehicleNo, month, amount, reason } = days;
  return (
    <FormDialog
      title={`Waive ${formatMoney(amount)} of ${formatMonth(month)} for ${vehicleNo}`}
      does={freeDaysWaived}
      save="Waive"
      schema={waivingSchema}
      onSubmit={({ why }) =>
        say(
          freeDaysWaived({ accountId, vehicleId, month, amount, why }),
          `${formatMoney(amount)} of ${formatMonth(month)} for ${vehicleNo} waived`,
        )
      }
      onClose={onClose}
    >
      <Field name="why" label="Reason" hint={`Not billed: ${reason}`}>
        <Input autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
