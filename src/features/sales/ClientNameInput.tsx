import { Form } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { companyOf, userOf } from '@/store/clients/accounts/account';
import { noOfVehicles } from '@/store/billing/accounts/account';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { clientPicked } from '@/store/clients/accounts/sameClient';
import type { DeactivationValues } from '@/store/clients/deactivations/deactivationSchema';
import { SuggestInput } from '@/ui/SuggestInput';

export interface ClientNameInputProps {
  name: 'userName' | 'companyName';
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
}

/** A client's user or company name, picked or typed to its end; it fills the other and the number of vehicles, where nobody typed them. */
export function ClientNameInput({ name, ...input }: ClientNameInputProps) {
  const accounts = useAppSelector(selectAccounts);
  const form = Form.useFormInstance<Partial<DeactivationValues>>();
  const fillIn = (picked: string, isPicked: boolean) => {
    const { userName = '', companyName = '' } = form.getFieldsValue();
    const client = clientPicked(accounts, name, { userName, companyName, [name]: picked });
    if (!client) return;
    const known = { userName: userOf(client), companyName: companyOf(client), totalNoOfVehicles: noOfVehicles(client) };
    const isTyped = (field: keyof typeof known) => form.isFieldTouched(field) && Boolean(form.getFieldValue(field));
    // What was typed stays as it was, also where it says a client's name in other capitals.
    const fields = (Object.keys(known) as (keyof typeof known)[]).filter((field) =>
      field === name ? isPicked : !isTyped(field),
    );
    // Not touched, so that the next one that is picked may fill them anew.
    form.setFields(fields.map((field) => ({ name: field, value: known[field], errors: [], touched: false })));
  };
  const suggestions = accounts.map(name === 'userName' ? userOf : companyOf);
  return (
    <SuggestInput
      {...input}
      suggestions={suggestions}
      onPick={(picked) => fillIn(picked, true)}
      onBlur={() => fillIn(input.value ?? '', false)}
    />
  );
}
