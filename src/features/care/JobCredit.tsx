import { CreditWarning } from '@/parts/CreditWarning';
import { useAppSelector } from '@/parts/hooks';
import type { Job } from '@/store/care/jobs/job';
import { accountNamedIn, accountOfJob } from '@/store/care/scheduling/jobAccount';
import { useTyped } from '@/ui/typedValues';

/** Says that the client of a job is beyond its credit, where it is. */
export function JobCredit({ job }: { job: Job }) {
  const account = useAppSelector((state) => accountOfJob(state, job));
  return account && <CreditWarning accountId={account.id} />;
}

/** Says that the client whose names stand in a request's form is beyond its credit; the field `person` has the person. */
export function NamedCredit({ person }: { person: 'clientName' | 'clientUserName' }) {
  const typed = useTyped<Record<'companyName' | typeof person, string>>();
  const account = useAppSelector((state) => accountNamedIn(state, typed.companyName, typed[person]));
  return account && <CreditWarning accountId={account.id} />;
}
