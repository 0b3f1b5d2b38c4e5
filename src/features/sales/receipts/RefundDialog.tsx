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
import { MoneyInput } from '@/ui/MoneyInput';

const Field = fieldsOf<RefundValues>();

interface RefundDialogProps {
  /** The receipt, or the opening balance: its identity, the ISO date on which it came, and how. */
  money: Pick<Receipt, 'id' | 'on'> & Partial<Pick<Receipt, 'mode'>>;
  /** What it is called. */
  name: string;
  /** What of it can be paid back, in rupees. */
  left: number;
  onClose: () => void;
}

/** Records that money on account was paid back to the client: how much, how and why. */
export default function RefundDialog({ money, name, left, onClose }: RefundDialogProps) {
  const say = useSay();
  const today = useToday();
  const open = useAppSelector(openFrom);
  return (
    <FormDialog
      title={`Refund ${name}`}
      does={receiptRefunded}
      save="Record Refund"
      schema={refundSchema(left, money.on, today, open)}
      initialValues={{ amount: left, on: today, mode: money.mode ?? 'RTGS / NEFT' }}
      onSubmit={({ reference, ...refund }) =>
        say(
          receiptRefunded(money.id, { ...refund, ...(reference && { reference }) }, today),
          `Refund of ${formatMoney(refund.amount)} recorded`,
        )
      }
      onClose={onClose}
    >
      <FormGrid>
        <Field name="amount" label="Amount" hint={`${formatMoney(left)} is on account.`}>
          <MoneyInput />
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
