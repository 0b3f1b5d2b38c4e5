import { Input } from 'antd';
import { NoteTotals } from '@/parts/creditNote/NoteTotals';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { billName, type IssuedBill, type LineKind } from '@/store/billing/bills/bill';
import { debitableKinds, debitAmounts } from '@/store/billing/debitNotes/debitAmounts';
import { TYPED_DEBIT_REASONS } from '@/store/billing/debitNotes/debitNote';
import { debitSchema, type DebitValues } from '@/store/billing/debitNotes/debitSchema';
import { withShownNumber } from '@/store/billing/papers/shownNumber';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import { typedAmount } from '@/store/kit/typed/typedNumber';
import { WordRadios } from '@/ui/Choices';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { MoneyInput } from '@/ui/MoneyInput';
import { useTyped } from '@/ui/typedValues';

const Field = fieldsOf<DebitValues>();

/** What the debit note comes to as it stands in the form. */
function DebitTotals({ bill }: { bill: IssuedBill }) {
  const company = useAppSelector((state) => state.company);
  const { kind, amount: typed } = useTyped<{ kind: LineKind; amount: unknown }>();
  const amount = typedAmount(typed);
  return (
    <NoteTotals
      label="Debit Total"
      amounts={kind !== undefined && amount ? debitAmounts({ company }, bill, { kind, amount }) : undefined}
    />
  );
}

/** Asks a client for more than a bill said: how much, for what of it, and why, with the tax and the total before it is issued. */
export default function DebitNoteDialog({ bill, onClose }: { bill: IssuedBill; onClose: () => void }) {
  const say = useSay();
  const today = useToday();
  const unnumbered = useUnnumbered();
  const kinds = debitableKinds(bill);
  const title = `Debit note over ${billName(withShownNumber(bill, unnumbered))}`;
  return (
    <FormDialog
      title={title}
      does={debitNoteIssued}
      save="Issue"
      width={640}
      schema={debitSchema(kinds)}
      initialValues={{ kind: kinds[0] }}
      onSubmit={({ reason, remark, kind, amount }) =>
        say(
          debitNoteIssued(
            { accountId: bill.accountId, billId: bill.id, reason, ...(remark && { remark }), kind, amount },
            today,
          ),
          `${title} issued`,
        )
      }
      onClose={onClose}
    >
      <Field name="reason" label="Reason">
        <WordRadios label="Reason" choices={TYPED_DEBIT_REASONS} />
      </Field>
      <Field name="remark" label="Remark">
        <Input autoComplete="off" />
      </Field>
      <Field name="kind" label="For">
        <WordRadios label="For" choices={kinds} />
      </Field>
      <Field
        name="amount"
        label="Amount before GST"
        hint="GST is added as on the bill: by its rate and its place of supply."
      >
        <MoneyInput />
      </Field>
      <DebitTotals bill={bill} />
    </FormDialog>
  );
}
