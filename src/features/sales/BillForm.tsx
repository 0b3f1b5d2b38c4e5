import { Button, Input } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { tabOf, type Account } from '@/store/accounts/account';
import { useAppDispatch } from '@/parts/hooks';
import { fieldsOf } from '@/ui/Field';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { useToast } from '@/ui/toast';
import { billSchema, billValues, discountWarning, type BillValues } from '@/store/accounts/billSchema';
import { saveBill } from './saveBill';
import { TotalInput } from './TotalInput';
import { VehicleRows } from './VehicleRows';

const Field = fieldsOf<BillValues>();

/** The bill editor: Submit saves it, Billed saves it and bills the ticked vehicles (D28). */
export function BillForm({ account }: { account: Account }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const billing = useRef(false);
  const submit = async (values: BillValues) => {
    const { text, undo, saved } = dispatch(saveBill(account, values, billing.current));
    toast({ text, undo });
    await navigate(paths.sales.billedTab(tabOf(saved)));
  };
  return (
    <SchemaForm
      schema={billSchema(account.bill.discount)}
      initialValues={billValues(account.bill, account.vehicles)}
      onSubmit={submit}
    >
      <Section title="Bill">
        <FormGrid>
          <Field name="userName" label="User Name">
            <Input autoComplete="off" />
          </Field>
          <Field name="companyName" label="Company Name">
            <Input autoComplete="off" />
          </Field>
          <Field name="address" label="Address">
            <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
          </Field>
          <Field name="monthYear" label="Month/Year">
            <Input type="month" />
          </Field>
          <Field name="pricePerUnit" label="Price per Unit">
            <Input prefix="₹" inputMode="decimal" autoComplete="off" />
          </Field>
          <Field name="discount" label="Discount" warn={(_discount, values) => discountWarning(values)}>
            <Input prefix="₹" inputMode="decimal" autoComplete="off" />
          </Field>
          <Field name="totalAmount" label="Total Amount">
            <TotalInput />
          </Field>
        </FormGrid>
      </Section>
      <Section title="Vehicles">
        <VehicleRows />
      </Section>
      <FormActions>
        <Button type="primary" htmlType="submit" onClick={() => (billing.current = false)}>
          Submit
        </Button>
        <Button htmlType="submit" onClick={() => (billing.current = true)}>
          Billed
        </Button>
      </FormActions>
    </SchemaForm>
  );
}
