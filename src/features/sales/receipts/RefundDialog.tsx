import { Input } from 'antd';
import { formatMoney } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { openFrom } from '@/store/billing/periods/openMonth';
import { RECEIPT_MODES, type Receipt } from '@/store/billing/receipts/receipt';
import { refundSchema, type RefundValues } from '@/store/billing/receipts/refundSchema';
import { receiptRefunded } from '@/store/facts/receipts';
import { WordSelect } from '@/ui/Choices';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormGrid } from '@/ui/FormGrid';

const Field = fieldsOf<RefundValues>();

interface RefundDialogProps {
  receipt: Receipt;
  /** What the receipt is called. */
  name: string;
  /** What of it can be paid back, in rupees. */
  left: number;
  onClose: () => void;
}

/** Records that money on account was paid back to the client: how much, how and why. */
export default function RefundDialog({ receipt, name, left, onClose }: RefundDialogProps) {
  const say = useSay();
  const today = useToday();
  const open = useAppSelector(openFrom);
  return (
    <FormDialog
      title={`Refund ${name}`}
      does={receiptRefunded}
      save="Record Refund"
      schema={refundSchema(left, receipt.on, today, open)}
      initialValues={{ amount: left, on: today, mode: receipt.mode }}
      onSubmit={({ reference, ...refund }) =>
        say(
          receiptRefunded(receipt.id, { ...refund, ...(reference && { reference }) }, today),
          `Refund of ${formatMoney(refund.amount)} recorded`,
        )
      }
      onClose={onClose}
    >
      <FormGrid>
        <Field name="amount" label="Amount" hint={`${formatMoney(left)} is on account.`}>
          <Input prefix="₹" inputMode="decimal" autoComplete="off" />
        </Field>
        <Field name="on" label="Date">
          <DateInput />
        </Field>
        <Field name="mode" label="Mode">
          <WordSelect choices={RECEIPT_MODES} />
        </Field>
        <Field name="reference" label="Reference">
          <Input autoComplete="off" />
        </Field>
      </FormGrid>
      <Field name="why" label="Reason">
        <Input autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
