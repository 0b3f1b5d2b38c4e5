import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/parts/hooks';
import type { Attachment } from '@/store/kit/attachments/attachment';
import { readAttachment } from '@/store/kit/attachments/attachments';

/** The address of a kept picture for an `<img>`; undefined while its bytes are not here, or where they are gone. */
export function useKeptPicture(picture: Attachment): string | undefined {
  const dispatch = useAppDispatch();
  const [read, setRead] = useState<{ hash: string; url: string }>();
  useEffect(() => {
    let made: string | undefined;
    let gone = false;
    const show = async () => {
      const file = await dispatch(readAttachment(picture)).catch(() => undefined);
      if (!file || gone) return;
      made = URL.createObjectURL(file);
      setRead({ hash: picture.hash, url: made });
    };
    void show();
    return () => {
      gone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [dispatch, picture]);
  // The address of another picture was given up with it.
  return read?.hash === picture.hash ? read.url : undefined;
}
