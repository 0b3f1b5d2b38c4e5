import { Input, Select } from 'antd';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { asAmended } from '@/store/billing/amendments/amended';
import { amendedRecipient } from '@/store/billing/amendments/amendedRecipient';
import { amendmentSchema, PLACES, type AmendmentValues } from '@/store/billing/amendments/amendmentSchema';
import { billName, type IssuedBill } from '@/store/billing/bills/bill';
import { withShownNumber } from '@/store/billing/papers/shownNumber';
import { gstNoWarning, registeredState } from '@/store/clients/accounts/taxHelp';
import { GST_TREATMENTS } from '@/store/clients/accounts/gstTreatment';
import { billRecipientAmended } from '@/store/facts/bills';
import { stateNamed } from '@/store/kit/typed/taxIds';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { useFormScope } from '@/ui/formScope';
import { TextArea } from '@/ui/TextArea';

const Field = fieldsOf<AmendmentValues>();
const OPTIONS = PLACES.map((value) => ({ value, label: value }));

const TREATMENTS = GST_TREATMENTS.map((value) => ({ value, label: value }));

/** The GST number, which fills the state that it is registered in: who has one is not unregistered. */
function GstNoField() {
  const { put, read } = useFormScope();
  const fill = (gstNo: string) => {
    const state = registeredState(gstNo.toUpperCase());
    if (state !== undefined) put({ name: ['state'], value: state, touched: true });
    if (gstNo !== '' && read<AmendmentValues>().treatment === 'Unregistered')
      put({ name: ['treatment'], value: 'Registered', touched: true });
  };
  return (
    <Field name="gstNo" label="GST Number" explains="GSTIN" hint="Blank for a client without one." warn={gstNoWarning}>
      <Input autoComplete="off" autoCapitalize="characters" onChange={({ target }) => fill(target.value)} />
    </Field>
  );
}

/** Corrects whom a bill of a closed month is for: the GST return of an open month amends what was filed. */
export default function AmendRecipientDialog({ bill, onClose }: { bill: IssuedBill; onClose: () => void }) {
  const say = useSay();
  const today = useToday();
  const unnumbered = useUnnumbered();
  const { recipient } = asAmended(bill);
  const name = billName(withShownNumber(bill, unnumbered));
  return (
    <FormDialog
      title={`Correct the recipient of ${name}`}
      does={billRecipientAmended}
      save="Amend"
      width={640}
      schema={amendmentSchema(today)}
      initialValues={{
        name: recipient.name,
        address: recipient.address,
        gstNo: recipient.gstin,
        treatment: recipient.treatment ?? 'Registered',
        state: stateNamed(recipient.stateCode),
        on: today,
      }}
      onSubmit={({ on, why, ...values }) =>
        say(
          billRecipientAmended(bill, { on, why, recipient: amendedRecipient(recipient, values) }),
          `The recipient of ${name} is amended`,
        )
      }
      onClose={onClose}
    >
      <p>
        The month of this bill is closed and stays as it was filed. The GST return of the day below amends it, once; the
        amount does not change.
      </p>
      <Field name="name" label="Name">
        <Input autoComplete="off" />
      </Field>
      <Field name="address" label="Address">
        <TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
      </Field>
      <GstNoField />
      <Field
        name="treatment"
        label="GST Treatment"
        hint="SEZ: IGST, also within the state. The amount stays, so a bill with GST cannot become SEZ without Payment, nor the other way round."
      >
        <Select options={TREATMENTS} />
      </Field>
      <Field name="state" label="Place of Supply">
        <Select showSearch options={OPTIONS} />
      </Field>
      <Field name="on" label="Date" hint="The return of its month tells the amendment.">
        <DateInput />
      </Field>
      <Field name="why" label="Reason">
        <Input autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
