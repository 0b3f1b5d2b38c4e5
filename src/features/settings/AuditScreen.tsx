import { Button } from 'antd';
import { useState } from 'react';
import type { OfficeLink } from '@/office/officeLink';
import { useToday } from '@/parts/useToday';
import { paths } from '@/paths';
import { DayChoice } from '@/ui/DayChoice';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { useDayWord } from '@/parts/useDayWord';
import { AuditTable } from './AuditTable';

/** What people of the shared office did and tried, and from where; for its admins. */
export default function AuditScreen({ office }: { office: OfficeLink }) {
  const [upTo, setUpTo] = useDayWord('upto', useToday());
  const [times, setTimes] = useState(1);
  const actions = (
    <>
      <DayChoice label="Up to" day={upTo} onDay={setUpTo} />
      <Button onClick={() => setTimes(times + 1)}>Refresh</Button>
      <LinkButton to={paths.office.users}>Users</LinkButton>
    </>
  );
  return (
    <Page title="Audit" documentTitle="Settings: Audit" actions={actions}>
      <AuditTable key={`${upTo} ${times}`} office={office} upTo={upTo} />
    </Page>
  );
}
