import { Input } from 'antd';
import { formatMoney } from '@/format';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { billName } from '@/store/billing/bills/bill';
import { interestWords } from '@/store/billing/interest/interest';
import type { InterestProposed } from '@/store/billing/interest/interestProposed';
import { withShownNumber } from '@/store/billing/papers/shownNumber';
import { waivingSchema } from '@/store/billing/waivers/waivingSchema';
import { interestWaived } from '@/store/facts/debitNotes';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';

const Field = fieldsOf<{ why: string }>();

/** Says that proposed interest is not charged, and asks why. */
export default function WaiveInterestDialog({
  interest,
  onClose,
}: {
  interest: InterestProposed;
  onClose: () => void;
}) {
  const say = useSay();
  const today = useToday();
  const unnumbered = useUnnumbered();
  const { bill, amount, from, until, rate } = interest;
  const told = `${formatMoney(amount)} of interest on ${billName(withShownNumber(bill, unnumbered))}`;
  return (
    <FormDialog
      title={`Waive ${told}`}
      does={interestWaived}
      save="Waive"
      schema={waivingSchema}
      onSubmit={({ why }) =>
        say(
          interestWaived({ accountId: bill.accountId, billId: bill.id, from, until, rate, amount, why }, today),
          `${told} waived`,
        )
      }
      onClose={onClose}
    >
      <Field name="why" label="Reason" hint={`Proposed: ${interestWords(interest)}`}>
        <Input autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
