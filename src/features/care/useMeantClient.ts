import { useAppSelector } from '@/parts/hooks';
import { companyOf, userOf } from '@/store/clients/accounts/account';
import { selectJobs } from '@/store/care/jobs/jobsSlice';
import { knownContact } from '@/store/care/scheduling/knownContact';
import { selectAccountRowNumbered } from '@/store/clients/accounts/accountsSlice';
import { useQueryString } from '@/ui/queryString';

/** The client of the account that the address names as `account=<number>`: what a request says of it, as the field `person` calls the person. */
export function useMeantClient(person: 'clientName' | 'clientUserName'): Readonly<Record<string, string>> | undefined {
  const number = useQueryString().params.get('account');
  const account = useAppSelector((state) => selectAccountRowNumbered(state, number));
  const jobs = useAppSelector(selectJobs);
  return account && { companyName: companyOf(account), [person]: userOf(account), ...knownContact(jobs, account) };
}
