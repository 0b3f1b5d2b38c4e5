import { Button } from 'antd';
import { useState } from 'react';
import { ActivityList } from '@/ui/ActivityList';
import { useActivities } from './useActivities';

const AT_A_TIME = 50;

/** What was done to one record, newest first, as far back as somebody wants to read. */
export function RecordActivity({ record, empty }: { record: string; empty: string }) {
  const [limit, setLimit] = useState(AT_A_TIME);
  const read = useActivities(limit, record);
  return (
    <>
      <ActivityList {...read} empty={empty} />
      {read.activities?.length === limit && <Button onClick={() => setLimit(limit + AT_A_TIME)}>Show earlier</Button>}
    </>
  );
}
