import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { MissingPartProps } from './MissingPart';
import styles from './PlainToast.module.css';
import { takingBack } from './takingBack';
import type { Shown } from './Toaster';

/** The last toast, plain, while the code that shows toasts has not come; a further toast tries again to fetch it. */
export function PlainToast({ toasts, onTryAgain }: MissingPartProps & { toasts: readonly Shown[] }) {
  const first = useRef(toasts.length);
  const [refusal, setRefusal] = useState<string>();
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (toasts.length > first.current) onTryAgain();
  }, [toasts, onTryAgain]);
  const toast = toasts.at(-1);
  if (!toast || closed) return null;
  const done = (reason: string | undefined) => {
    if (reason === undefined) setClosed(true);
    else setRefusal(reason);
  };
  const begin = toast.undo && takingBack(toast.undo, { atWork: () => setRefusal(toast.words.undoing), done });
  return (
    <div className={styles.toast} role={toast.undo ? 'status' : 'alert'}>
      {refusal ?? toast.text}
      {toast.undo && refusal === undefined && (
        <Button size="small" onClick={begin}>
          {toast.words.undo}
        </Button>
      )}
      <Button size="small" onClick={() => setClosed(true)}>
        {toast.words.close}
      </Button>
    </div>
  );
}
