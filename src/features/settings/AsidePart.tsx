import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { inPlainWords, TRY_AGAIN } from '@/journal/kit/plainWords';
import type { SetAside } from '@/journal/port/port';
import { selectJournal } from '@/journal/sync/journalSlice';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { asideFile, readAside } from '@/store/backups/exchange';
import { todaysDate } from '@/store/kit/dates';
import { Icon } from '@/ui/Icon';
import { Message } from '@/ui/Message';
import { Section } from '@/ui/Section';
import { download } from '@/ui/download';
import { useSaving } from '@/ui/useSaving';

/** What this browser kept and could not read, and what did not fit, with the reasons, to be downloaded; nothing when there is none. */
export function AsidePart() {
  const dispatch = useAppDispatch();
  const { seq, setAside } = useAppSelector(selectJournal);
  // More may have been set aside once either has moved on, here or in another tab.
  const asOf = `${seq} ${setAside}`;
  const [{ items, readAt }, setFound] = useState<{ items: readonly SetAside[]; readAt?: string }>({ items: [] });
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    if (readAt === asOf) return undefined;
    let wanted = true;
    const read = async () => {
      try {
        const found = await dispatch(readAside());
        if (!wanted) return;
        setFound({ items: found, readAt: asOf });
        setTrouble(undefined);
      } catch (error) {
        if (wanted) setTrouble(`The data that was set aside cannot be shown. ${inPlainWords(error, TRY_AGAIN)}`);
      }
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [dispatch, asOf, readAt]);
  const { busy, save } = useSaving(
    async () => download(await dispatch(asideFile(items)), `trackyard-set-aside-${todaysDate()}.json`),
    (error) => `Nothing was downloaded. ${inPlainWords(error, TRY_AGAIN)}`,
  );
  if (trouble !== undefined) return <Message tone="warning" title={trouble} />;
  if (items.length === 0) return null;
  return (
    <Section title="Set aside">
      <p>Some data could not be read, or did not fit. It was set aside; nothing is lost:</p>
      <ul>
        {[...new Set(items.map(({ reason }) => reason))].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Button icon={<Icon of={DownloadOutlined} />} loading={busy} onClick={save}>
        Download what was set aside
      </Button>
    </Section>
  );
}
