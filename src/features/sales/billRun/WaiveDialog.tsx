import { Input } from 'antd';
import type { useSay } from '@/parts/useSay';
import { waivingSchema } from '@/store/billing/waivers/waivingSchema';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import type { LimitedAction } from '@/ui/limits';

const Field = fieldsOf<{ why: string }>();

interface WaiveDialogProps {
  /** What is waived, in words: how much, and for what. */
  what: string;
  /** Why it was proposed, or is lost, in words. */
  hint: string;
  does: LimitedAction;
  /** Says the fact that waives it for a reason. */
  onWaive: (why: string) => ReturnType<ReturnType<typeof useSay>>;
  onClose: () => void;
}

/** Says that something proposed is not given or charged, and asks why. */
export default function WaiveDialog({ what, hint, does, onWaive, onClose }: WaiveDialogProps) {
  return (
    <FormDialog
      title={`Waive ${what}`}
      does={does}
      save="Waive"
      schema={waivingSchema}
      onSubmit={({ why }) => onWaive(why)}
      onClose={onClose}
    >
      <Field name="why" label="Reason" hint={hint}>
        <Input autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
