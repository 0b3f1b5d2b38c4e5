import { Input } from 'antd';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { ewayBillEntered } from '@/store/facts/challans';
import type { Challan } from '@/store/stock/challans/challan';
import { dayOfDocument } from '@/store/stock/challans/invoiceDay';
import { EWAY_BILL_LABELS, type EwayBill } from '@/store/stock/challans/ewayBill';
import { ewayBillSchema } from '@/store/stock/challans/ewayBillSchema';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';

const Field = fieldsOf<EwayBill>();

/** Writes down the e-way bill that goes with a challan, or corrects it. */
export default function EwayBillDialog({ challan, onClose }: { challan: Challan; onClose: () => void }) {
  const say = useSay();
  const today = useToday();
  return (
    <FormDialog
      title="E-way Bill"
      does={ewayBillEntered}
      schema={ewayBillSchema(dayOfDocument(challan), today)}
      initialValues={challan.ewayBill ?? { on: today }}
      onSubmit={(ewayBill: EwayBill) => say(ewayBillEntered(challan, ewayBill), `E-way bill ${ewayBill.no} saved`)}
      onClose={onClose}
    >
      <Field name="no" label={EWAY_BILL_LABELS.no} hint="12 digits, from the e-way bill portal">
        <Input inputMode="numeric" autoComplete="off" />
      </Field>
      <Field name="on" label={EWAY_BILL_LABELS.on}>
        <DateInput />
      </Field>
    </FormDialog>
  );
}
