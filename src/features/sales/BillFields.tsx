import { Input } from 'antd';
import { discountWarning, type BillValues, type TypedBill } from '@/store/billing/accounts/billSchema';
import type { Account } from '@/store/billing/accounts/account';
import { useAppSelector } from '@/parts/hooks';
import { isWithGst } from '@/store/billing/bills/editorBill';
import { MonthInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';
import { MoneyInput } from '@/ui/MoneyInput';
import { TextArea } from '@/ui/TextArea';
import { useTyped } from '@/ui/typedValues';
import { TotalInput } from './TotalInput';

const Field = fieldsOf<BillValues>();

interface BillFieldsProps {
  account: Account;
  /** What was typed, beside what the account is. */
  standing: (typed: TypedBill) => Parameters<typeof discountWarning>[0];
}

/** Who the bill of an account is for, of which month, and what it comes to. */
export const BillFields = ({ account, standing }: BillFieldsProps) => {
  const typed = useTyped<TypedBill>();
  const withGst = useAppSelector((state) => isWithGst(state, account, typed));
  return (
    <FormGrid>
      <Field name="userName" label="User Name">
        <Input autoComplete="off" />
      </Field>
      <Field name="companyName" label="Company Name">
        <Input autoComplete="off" />
      </Field>
      <Field name="address" label="Address">
        <TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
      </Field>
      <Field name="monthYear" label="Month/Year">
        <MonthInput />
      </Field>
      <Field
        name="pricePerUnit"
        label="Price per Unit"
        {...(withGst && { hint: 'With GST, as are the prices of vehicles that are added.' })}
      >
        <MoneyInput />
      </Field>
      <Field
        name="discount"
        label="Discount"
        warn={(_discount, values) => discountWarning(standing(values), account.bill)}
      >
        <MoneyInput />
      </Field>
      <Field name="totalAmount" label="Total Amount">
        <TotalInput account={account} />
      </Field>
    </FormGrid>
  );
};
