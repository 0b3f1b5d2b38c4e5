import { Input } from 'antd';
import { formatMoney } from '@/format';
import { useSay } from '@/parts/useSay';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { debtName, type Debt } from '@/store/billing/receivables/debts';
import { shownNumber, withShownNumber } from '@/store/billing/papers/shownNumber';
import { writingOffSchema, type WritingOffValues } from '@/store/billing/writeOffs/writingOffSchema';
import { debtWrittenOff } from '@/store/facts/writeOffs';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { MoneyInput } from '@/ui/MoneyInput';

const Field = fieldsOf<WritingOffValues>();

interface WriteOffDialogProps {
  bill: Debt;
  /** What is open of it, in rupees. */
  open: number;
  onClose: () => void;
}

/** Writes off what of a bill nobody expects any more, and asks why. */
export default function WriteOffDialog({ bill, open, onClose }: WriteOffDialogProps) {
  const say = useSay();
  const unnumbered = useUnnumbered();
  const name = debtName(withShownNumber(bill, unnumbered));
  return (
    <FormDialog
      title={
        bill.isOpening
          ? 'Write Off the Opening Balance'
          : `Write Off ${bill.isDebitNote ? 'Debit Note' : 'Bill'} ${shownNumber(bill, unnumbered)}`
      }
      does={debtWrittenOff}
      save="Write Off"
      schema={writingOffSchema(open)}
      initialValues={{ amount: open }}
      onSubmit={({ amount, why }) =>
        say(
          debtWrittenOff({ accountId: bill.accountId, billId: bill.id, amount, why }),
          `${formatMoney(amount)} of ${name} written off`,
        )
      }
      onClose={onClose}
    >
      <Field
        name="amount"
        label="Amount"
        hint={`${formatMoney(open)} is open. GST on the bill stays due: a credit note takes GST off, a write-off does not.`}
      >
        <MoneyInput />
      </Field>
      <Field name="why" label="Reason">
        <Input autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
