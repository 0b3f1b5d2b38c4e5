import { Input, Select } from 'antd';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { paymentSchema, type PaymentValues } from '@/store/purchasing/requests/paymentSchema';
import { vendorDues } from '@/store/purchasing/requests/payments';
import type { StockRequest } from '@/store/purchasing/requests/request';
import { vendorPaid } from '@/store/facts/requests';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { MoneyInput } from '@/ui/MoneyInput';
import { formatMoney } from '@/format';

const Field = fieldsOf<PaymentValues>();

/** Records that a vendor of a request was paid, at first all that is open of the first one. */
export default function RecordPaymentDialog({ request, onClose }: { request: StockRequest; onClose: () => void }) {
  const say = useSay();
  const today = useToday();
  // All of them, as one may be paid by somebody else while this is open.
  const dues = vendorDues(request);
  const first = dues.find(({ open }) => open > 0);
  const nameOf = (id: string) => dues.find(({ vendorId }) => vendorId === id)?.vendor ?? '';
  return (
    <FormDialog
      title="Record Payment"
      does={vendorPaid}
      schema={paymentSchema(dues, today)}
      initialValues={{ vendorId: first?.vendorId, amount: first?.open, on: today }}
      onSubmit={(payment) =>
        say(vendorPaid(request.id, payment), `${formatMoney(payment.amount)} paid to ${nameOf(payment.vendorId)}`)
      }
      onClose={onClose}
    >
      <Field name="vendorId" label="Vendor">
        <Select
          options={dues.map(({ vendorId, vendor, open }) => ({
            value: vendorId,
            label: `${vendor}, ${open > 0 ? `${formatMoney(open)} open` : 'paid already'}`,
          }))}
        />
      </Field>
      <Field name="amount" label="Amount">
        <MoneyInput />
      </Field>
      <Field name="on" label="Paid On">
        <DateInput />
      </Field>
      <Field name="invoiceNo" label="Vendor’s Invoice No">
        <Input />
      </Field>
    </FormDialog>
  );
}
