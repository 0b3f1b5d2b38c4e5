import { Input } from 'antd';
import { formatMonth } from '@/format';
import { useSay } from '@/parts/useSay';
import { openingAgainSchema } from '@/store/billing/periods/openingSchema';
import type { Period } from '@/store/billing/periods/period';
import { monthOpened } from '@/store/facts/periods';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';

const Field = fieldsOf<{ why: string }>();

interface OpenAgainDialogProps {
  period: Period;
  onClose: () => void;
}

/** Opens a closed month again, and asks why: the reason stands in the activity. */
export default function OpenAgainDialog({ period: { id, month }, onClose }: OpenAgainDialogProps) {
  const say = useSay();
  const name = formatMonth(month);
  return (
    <FormDialog
      title={`Open ${name} Again`}
      does={monthOpened}
      save="Open Again"
      schema={openingAgainSchema}
      onSubmit={({ why }) => say(monthOpened(id, why), () => ({ text: `${name} is open again` }))}
      onClose={onClose}
    >
      <Field name="why" label="Reason" hint="What was filed for it may have to be amended.">
        <Input autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
