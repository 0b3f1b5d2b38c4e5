import { Input } from 'antd';
import { formatMoney } from '@/format';
import { useSay } from '@/parts/useSay';
import type { CreditProposed } from '@/store/billing/creditNotes/creditProposed';
import { waivingSchema } from '@/store/billing/waivers/waivingSchema';
import { creditWaived } from '@/store/facts/waivers';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';

const Field = fieldsOf<{ why: string }>();

interface WaiveDialogProps {
  credit: CreditProposed;
  onClose: () => void;
}

/** Says that a proposed credit is not given, and asks why. */
export default function WaiveDialog({ credit, onClose }: WaiveDialogProps) {
  const say = useSay();
  const { bill, vehicleId, vehicleNo, amount, reason } = credit;
  return (
    <FormDialog
      title={`Waive ${formatMoney(amount)} for ${vehicleNo}`}
      does={creditWaived}
      save="Waive"
      schema={waivingSchema}
      onSubmit={({ why }) =>
        say(
          creditWaived({ accountId: bill.accountId, billId: bill.id, vehicleId, credit: credit.why, amount, why }),
          `${formatMoney(amount)} for ${vehicleNo} waived`,
        )
      }
      onClose={onClose}
    >
      <Field name="why" label="Reason" hint={`Proposed: ${reason}`}>
        <Input autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
