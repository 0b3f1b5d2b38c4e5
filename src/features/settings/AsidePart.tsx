import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { SetAside } from '@/journal/port';
import { useAppDispatch } from '@/parts/hooks';
import { readAside } from '@/store/business/exchange';
import { todaysDate } from '@/store/dates';
import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import { download } from './saveFile';

/** What this browser kept and could not read, with the reasons, to be downloaded; nothing when there is none. */
export function AsidePart() {
  const dispatch = useAppDispatch();
  const [items, setItems] = useState<readonly SetAside[]>([]);
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const found = await dispatch(readAside());
      if (wanted) setItems(found);
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [dispatch]);
  if (items.length === 0) return null;
  return (
    <Section title="Set aside">
      <p>This browser held something that could not be read. It was set aside, and nothing of it is lost:</p>
      <ul>
        {[...new Set(items.map(({ reason }) => reason))].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Button
        icon={<Icon of={DownloadOutlined} />}
        onClick={() => download(new Blob([JSON.stringify(items)], { type: 'application/json' }), `trackyard-set-aside-${todaysDate()}.json`)}
      >
        Download what was set aside
      </Button>
    </Section>
  );
}
