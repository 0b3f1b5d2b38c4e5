import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/parts/hooks';
import type { Attachment } from '@/store/kit/attachments/attachment';
import { readAttachment } from '@/store/kit/attachments/attachments';

/** The address of a kept picture for an `<img>`; undefined while its bytes are not here, or where they are gone. */
export function useKeptPicture(picture: Attachment): string | undefined {
  const dispatch = useAppDispatch();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let gone = false;
    const read = async () => {
      const file = await dispatch(readAttachment(picture)).catch(() => undefined);
      if (!file || gone) return;
      made = URL.createObjectURL(file);
      setUrl(made);
    };
    void read();
    return () => {
      gone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [dispatch, picture]);
  return url;
}
