import { Input } from 'antd';
import { NoteTotals } from '@/parts/creditNote/NoteTotals';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { debitAmounts } from '@/store/billing/debitNotes/debitAmounts';
import { chargingSchema, type ChargingValues } from '@/store/billing/debitNotes/chargingSchema';
import { debitNoteIssued, type DebitDraft } from '@/store/facts/debitNotes';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';

const Field = fieldsOf<ChargingValues>();

interface DebitDialogProps {
  /** What is charged, in words. */
  title: string;
  /** What it is for, in words. */
  of: string;
  bill: IssuedBill;
  draft: DebitDraft;
  onClose: () => void;
}

/** Issues the debit note of what is proposed for a bill, with its tax and total before. */
export default function DebitDialog({ title, of, bill, draft, onClose }: DebitDialogProps) {
  const say = useSay();
  const today = useToday();
  const company = useAppSelector((state) => state.company);
  return (
    <FormDialog
      title={title}
      does={debitNoteIssued}
      save="Issue"
      width={640}
      schema={chargingSchema}
      initialValues={{ remark: draft.remark }}
      onSubmit={({ remark }) =>
        say(debitNoteIssued({ ...draft, remark: remark || undefined }, today), `${title}: debit note issued`)
      }
      onClose={onClose}
    >
      <p>A debit note with GST as on the bill: {of}.</p>
      <Field name="remark" label="Remark">
        <Input autoComplete="off" />
      </Field>
      <NoteTotals label="Debit Total" amounts={debitAmounts({ company }, bill, draft)} />
    </FormDialog>
  );
}
