import { PlusOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { jobSummaryColumns } from '@/parts/jobSummaryColumns';
import { paths } from '@/paths';
import type { Account } from '@/store/billing/accounts/account';
import { selectJobsOf } from '@/store/billing/papers/accountPapers';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/links';
import { Section } from '@/ui/Section';

/** A client's jobs, open and done, newest first. */
export function ClientJobs({ account }: { account: Account }) {
  const jobs = useAppSelector((state) => selectJobsOf(state, account));
  const installers = useAppSelector((state) => state.installers);
  const columns = useMemo(() => jobSummaryColumns(installers), [installers]);
  return (
    <Section
      title="Jobs"
      actions={
        <>
          <LinkButton to={paths.care.raiseServiceOf(account.number)}>Raise Service</LinkButton>
          <LinkButton type="primary" icon={<Icon of={PlusOutlined} />} to={paths.care.requestJobOf(account.number)}>
            Raise Request
          </LinkButton>
        </>
      }
    >
      <DataTable
        label="Jobs"
        rows={jobs}
        columns={columns}
        alsoKept={['account', 'tab']}
        searchHint="Vehicle, type or status"
        empty="No jobs yet."
      />
    </Section>
  );
}
