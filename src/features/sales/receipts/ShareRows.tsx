import { formatDate, formatMoney } from '@/format';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { debtOfId } from '@/store/billing/receivables/debts';
import { openAmount, type WithDebts } from '@/store/billing/receivables/openBills';
import type { TypedReceipt } from '@/store/billing/receipts/receiptForm';
import { shownNumber } from '@/store/billing/papers/shownNumber';
import { fieldsOf } from '@/ui/Field';
import { useFormScope } from '@/ui/formScope';
import { MoneyInput } from '@/ui/MoneyInput';
import { Rows } from '@/ui/Rows';

const Field = fieldsOf<{ amount: unknown }>();

/** The open bills of a client, the oldest in front, each with what it gets. */
export function ShareRows({ books }: { books: WithDebts }) {
  const { read } = useFormScope();
  const unnumbered = useUnnumbered();
  const billAt = (index: number) => debtOfId(books, read<TypedReceipt>().shares?.[index]?.billId ?? '');
  return (
    <Rows name="shares">
      {({ index }) => {
        const bill = billAt(index);
        if (!bill) return null;
        return (
          <Field
            name="amount"
            label={`${shownNumber(bill, unnumbered)} of ${formatDate(bill.issuedOn)}`}
            hint={`${formatMoney(openAmount(books, bill))} open, due ${formatDate(bill.dueOn)}`}
          >
            <MoneyInput />
          </Field>
        );
      }}
    </Rows>
  );
}
