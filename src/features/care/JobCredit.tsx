import { Form } from 'antd';
import { CreditWarning } from '@/parts/CreditWarning';
import { useAppSelector } from '@/parts/hooks';
import type { Job } from '@/store/care/jobs/job';
import { accountNamedIn, accountOfJob } from '@/store/care/scheduling/jobAccount';

/** Says that the client of a job is beyond its credit, where it is. */
export function JobCredit({ job }: { job: Job }) {
  const account = useAppSelector((state) => accountOfJob(state, job));
  return account && <CreditWarning accountId={account.id} />;
}

/** Says that the client whose names stand in a request's form is beyond its credit; the field `person` has the person. */
export function NamedCredit({ person }: { person: 'clientName' | 'clientUserName' }) {
  const form = Form.useFormInstance();
  const company = Form.useWatch<string | undefined>('companyName', form);
  const name = Form.useWatch<string | undefined>(person, form);
  const account = useAppSelector((state) => accountNamedIn(state, company, name));
  return account && <CreditWarning accountId={account.id} />;
}
