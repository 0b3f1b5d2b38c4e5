import { useAppSelector } from '@/parts/hooks';
import { companyOf, userOf } from '@/store/clients/accounts/account';
import { noOfVehicles } from '@/store/billing/accounts/account';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { clientPicked } from '@/store/clients/accounts/sameClient';
import type { DeactivationValues } from '@/store/clients/deactivations/deactivationSchema';
import { useFormScope } from '@/ui/formScope';
import { useFillUntyped } from '@/ui/useFillUntyped';
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
  const { read } = useFormScope();
  const fillUntyped = useFillUntyped();
  const fillIn = (picked: string, isPicked: boolean) => {
    const { userName = '', companyName = '' } = read<DeactivationValues>();
    const client = clientPicked(accounts, name, { userName, companyName, [name]: picked });
    if (!client) return;
    const known = { userName: userOf(client), companyName: companyOf(client), totalNoOfVehicles: noOfVehicles(client) };
    // What was typed stays as it was, also where it says a client's name in other capitals.
    fillUntyped(known, isPicked ? name : undefined);
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
