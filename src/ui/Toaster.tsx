import { Button, notification } from 'antd';
import { useEffect, useRef } from 'react';

export interface Toast {
  text: string;
  /** Takes the thing back, or gives the reason why it cannot; with it the toast shows an Undo button. */
  undo?: () => string | void;
  /** Tells later whether it came to nothing after all, so that the toast is closed. */
  missed?: Promise<boolean>;
}

const SECONDS = { plain: 6, withUndo: 10 };

/** Shows each new toast once. An alert holds its text alone (D3); one that can be undone is a status. */
export default function Toaster({ toasts }: { toasts: readonly Toast[] }) {
  const [api, holder] = notification.useNotification({ placement: 'bottom', maxCount: 3 });
  const shown = useRef(0);
  useEffect(() => {
    for (const [index, { text, undo, missed }] of [...toasts.entries()].slice(shown.current)) {
      const takeBack = () => {
        api.destroy(index);
        const refusal = undo?.();
        if (refusal) api.open({ title: refusal, role: 'alert', duration: SECONDS.plain });
      };
      void missed?.then((isMissed) => isMissed && api.destroy(index));
      api.open({
        key: index,
        title: text,
        role: undo ? 'status' : 'alert',
        duration: undo ? SECONDS.withUndo : SECONDS.plain,
        actions: undo && (
          <Button size="small" onClick={takeBack}>
            Undo
          </Button>
        ),
      });
    }
    shown.current = toasts.length;
  }, [toasts, api]);
  return holder;
}
