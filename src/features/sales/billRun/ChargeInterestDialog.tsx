import { Input } from 'antd';
import { NoteTotals } from '@/parts/creditNote/NoteTotals';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { billName } from '@/store/billing/bills/bill';
import { debitAmounts } from '@/store/billing/debitNotes/debitAmounts';
import { interestWords } from '@/store/billing/interest/interest';
import { interestNote, type InterestProposed } from '@/store/billing/interest/interestProposed';
import { chargingSchema, type ChargingValues } from '@/store/billing/interest/chargingSchema';
import { withShownNumber } from '@/store/billing/papers/shownNumber';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';

const Field = fieldsOf<ChargingValues>();

/** Issues the debit note of interest that is proposed for a bill, with its tax and total before. */
export default function ChargeInterestDialog({
  interest: proposed,
  onClose,
}: {
  interest: InterestProposed;
  onClose: () => void;
}) {
  const say = useSay();
  const today = useToday();
  const unnumbered = useUnnumbered();
  const { bill } = proposed;
  const draft = interestNote(proposed);
  const title = `Interest on ${billName(withShownNumber(bill, unnumbered))}`;
  return (
    <FormDialog
      title={title}
      does={debitNoteIssued}
      save="Issue"
      width={640}
      schema={chargingSchema}
      onSubmit={({ remark }) =>
        say(debitNoteIssued({ ...draft, ...(remark && { remark }) }, today), `${title}: debit note issued`)
      }
      onClose={onClose}
    >
      <p>A debit note of {interestWords(proposed)}, with GST as on the bill.</p>
      <Field name="remark" label="Remark">
        <Input autoComplete="off" />
      </Field>
      <NoteTotals label="Debit Total" amounts={debitAmounts(bill, draft)} />
    </FormDialog>
  );
}
