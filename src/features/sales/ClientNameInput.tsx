import { Form } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { companyOf, noOfVehicles, userOf } from '@/store/accounts/account';
import { selectAccounts } from '@/store/accounts/accountsSlice';
import { clientPicked } from '@/store/accounts/sameClient';
import type { DeactivationValues } from '@/store/deactivations/deactivationSchema';
import { SuggestInput } from '@/ui/SuggestInput';

export interface ClientNameInputProps {
  name: 'userName' | 'companyName';
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
}

/** A client's user or company name, typed or picked; picking one fills the other and the number of vehicles (D31). */
export function ClientNameInput({ name, ...input }: ClientNameInputProps) {
  const accounts = useAppSelector(selectAccounts);
  const form = Form.useFormInstance<Partial<DeactivationValues>>();
  const fillIn = (picked: string) => {
    const { userName = '', companyName = '' } = form.getFieldsValue();
    const client = clientPicked(accounts, name, { userName, companyName, [name]: picked });
    if (!client) return;
    form.setFields([
      { name: 'userName', value: userOf(client), errors: [] },
      { name: 'companyName', value: companyOf(client), errors: [] },
      { name: 'totalNoOfVehicles', value: noOfVehicles(client), errors: [] },
    ]);
  };
  const suggestions = accounts.map(name === 'userName' ? userOf : companyOf);
  return <SuggestInput {...input} suggestions={suggestions} onPick={fillIn} />;
}
