import { useAppStore } from '@/parts/hooks';
import type { JobValues } from '@/store/care/jobs/jobSchema';
import { selectJobs } from '@/store/care/jobs/jobsSlice';
import { knownContact } from '@/store/care/scheduling/knownContact';
import { companyOf, userOf } from '@/store/clients/accounts/account';
import { selectAccountRows } from '@/store/clients/accounts/accountsSlice';
import { clientPicked } from '@/store/clients/accounts/sameClient';
import { useFormScope } from '@/ui/formScope';
import { useFillUntyped } from '@/ui/useFillUntyped';
import { SuggestInput } from '@/ui/SuggestInput';

interface JobClientInputProps {
  name: 'companyName' | 'clientName';
  suggestions: readonly string[];
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
}

/** The company or the person that a job is for, picked or typed to its end: of a client it fills in the other, the contact and the place. */
export function JobClientInput({ name, ...input }: JobClientInputProps) {
  const store = useAppStore();
  const { read } = useFormScope();
  const fillUntyped = useFillUntyped();
  const fillIn = (picked: string, isPicked: boolean) => {
    const { companyName = '', clientName = '' } = read<JobValues>();
    const names = { companyName, userName: clientName };
    const field = name === 'clientName' ? 'userName' : name;
    const state = store.getState();
    const client = clientPicked(selectAccountRows(state), field, { ...names, [field]: picked });
    if (!client) return;
    const known = { companyName: companyOf(client), clientName: userOf(client) };
    fillUntyped({ ...known, ...knownContact(selectJobs(state), client) }, isPicked ? name : undefined);
  };
  return (
    <SuggestInput
      {...input}
      onPick={(picked) => fillIn(picked, true)}
      onBlur={() => fillIn(input.value ?? '', false)}
    />
  );
}
