import { useEffect, useState } from 'react';
import type { Attachment } from '@/store/kit/attachments/attachment';
import { readAttachment } from '@/store/kit/attachments/attachments';
import { useAppDispatch } from '@/parts/hooks';
import styles from './Logo.module.css';

/** The company's logo on a paper; nothing while its bytes are not here. */
export function Logo({ of: logo, name }: { of: Attachment; name: string }) {
  const dispatch = useAppDispatch();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let gone = false;
    const read = async () => {
      // One that is gone is told by Settings, where it can be chosen again; the paper holds without it.
      const file = await dispatch(readAttachment(logo)).catch(() => undefined);
      if (!file || gone) return;
      made = URL.createObjectURL(file);
      setUrl(made);
    };
    void read();
    return () => {
      gone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [dispatch, logo]);
  return url !== undefined && <img src={url} alt={`Logo of ${name}`} className={styles.logo} />;
}
