import { Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { GST_TREATMENTS } from '@/store/clients/accounts/gstTreatment';
import type { BillingValues } from '@/store/clients/accounts/billingSchema';
import { gstNoWarning, panNoWarning, pinCodeWarning } from '@/store/clients/accounts/taxHelp';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';
import { TextArea } from '@/ui/TextArea';

const TREATMENTS = GST_TREATMENTS.map((value) => ({ value, label: value }));

const Field = fieldsOf<BillingValues>();

export interface BillingDetailFieldsProps {
  /** Told the GST number as it is typed. */
  onGstNo: (gstNo: string) => void;
  /** What stands below the GST number. */
  help: ReactNode;
}

/** Whom we bill, but for the purchase order: in the wizard, and where a client is corrected. */
export const BillingDetailFields = ({ onGstNo, help }: BillingDetailFieldsProps) => (
  <FormGrid>
    <Field name="billingName" label="Billing Name">
      <Input autoComplete="off" />
    </Field>
    <Field name="accountNo" label="Account Number">
      <Input inputMode="numeric" autoComplete="off" />
    </Field>
    <Field name="email" label="Email">
      <Input inputMode="email" autoComplete="off" />
    </Field>
    <Field
      name="gstTreatment"
      label="GST Treatment"
      hint="Unregistered: no GST or PAN number is needed. SEZ: IGST, also within the state; without payment: no GST, under a letter of undertaking, and a price including GST stays whole."
    >
      <Select options={TREATMENTS} placeholder="Registered" />
    </Field>
    <div>
      <Field name="gstNo" label="GST Number" explains="GSTIN" warn={gstNoWarning}>
        <Input autoComplete="off" autoCapitalize="characters" onChange={({ target }) => onGstNo(target.value)} />
      </Field>
      {help}
    </div>
    <Field name="panNo" label="PAN Number" explains="PAN" warn={panNoWarning}>
      <Input autoComplete="off" autoCapitalize="characters" />
    </Field>
    <Field name="billingAddress" label="Billing Address">
      <TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
    </Field>
    <Field name="town" label="Town">
      <Input autoComplete="off" />
    </Field>
    <Field
      name="pinCode"
      label="PIN Code"
      hint="E-invoices ask for town and PIN code"
      warn={(pinCode, { gstNo }) => pinCodeWarning(pinCode, gstNo)}
    >
      <Input inputMode="numeric" autoComplete="off" />
    </Field>
    <Field
      name="deliveryAddress"
      label="Delivery Address"
      hint="Only where goods go elsewhere: bills of hardware show it"
    >
      <TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
    </Field>
    <Field name="deliveryTown" label="Delivery Town">
      <Input autoComplete="off" />
    </Field>
    <Field name="deliveryPin" label="Delivery PIN Code">
      <Input inputMode="numeric" autoComplete="off" />
    </Field>
    <Field
      name="tallyLedger"
      label="Ledger in Tally"
      hint="Only where Tally has another name for this client, exactly; what was imported under the one before stays there"
    >
      <Input autoComplete="off" />
    </Field>
  </FormGrid>
);
