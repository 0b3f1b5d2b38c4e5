import { Button } from 'antd';
import { useState } from 'react';
import { ActivityList } from '@/ui/ActivityList';
import { useFocusKept } from '@/ui/useFocusKept';
import { useActivities } from './useActivities';

const AT_A_TIME = 50;

/** What was done to one record, newest first, as far back as somebody wants to read. */
export function RecordActivity({ record, empty }: { record: string; empty: string }) {
  const [limit, setLimit] = useState(AT_A_TIME);
  const read = useActivities(limit, record);
  const more = read.activities?.length === limit;
  const place = useFocusKept<HTMLDivElement>(more);
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      <ActivityList {...read} empty={empty} />
      {more && (
        <Button style={{ marginTop: 16 }} onClick={() => setLimit(limit + AT_A_TIME)}>
          Show earlier
        </Button>
      )}
    </div>
  );
}
