import { Button } from 'antd';
import { useState } from 'react';
import { useFocusKept } from '@/ui/useFocusKept';
import { Activities } from './Activities';
import { useActivities } from './useActivities';

const AT_A_TIME = 50;

/** What was done to one record, newest first, as far back as somebody wants to read. */
export default function RecordHistory({ record }: { record: string }) {
  const [limit, setLimit] = useState(AT_A_TIME);
  const read = useActivities(limit, record);
  const more = read.activities?.length === limit;
  const place = useFocusKept<HTMLDivElement>(more);
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      <Activities read={read} here empty="Nothing has been changed here since the data was loaded." />
      {more && (
        <Button style={{ marginTop: 16 }} onClick={() => setLimit(limit + AT_A_TIME)}>
          Show earlier
        </Button>
      )}
    </div>
  );
}
