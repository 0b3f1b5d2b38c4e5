import { Button, notification, Progress } from 'antd';
import { useEffect, useRef } from 'react';
import { takingBack, type TakeBack } from './takingBack';
import styles from './Toaster.module.css';
import type { ToastWords } from './toastWords';

export interface Toast {
  text: string;
  /** Takes the thing back, or gives the reason why it cannot; with it the toast shows an Undo button. */
  undo?: TakeBack;
  /** Said while it is taken back, if that takes a while. */
  undoing?: string;
  /** What may come next: a button beside the Undo. */
  next?: { label: string; onClick: () => void };
  /** Tells later what is said once it is saved, of which the toast says so long that it is not yet; nothing where it came to nothing, and the toast closes. */
  saved?: Promise<Pick<Toast, 'text' | 'next'> | undefined>;
  /** What it is not yet, until then; `saved` when not given. */
  awaits?: 'saved' | 'sent';
}

/** A toast in the words of the screen that said it. */
export interface Shown extends Toast {
  words: ToastWords;
}

const SECONDS = { plain: 6, withUndo: 10 };

/** Shows each new toast once, where neither dialogs nor forms have their buttons. An alert holds its text alone; one that can be undone is a status. */
export default function Toaster({ toasts }: { toasts: readonly Shown[] }) {
  const [api, holder] = notification.useNotification({ placement: 'bottomLeft', maxCount: 3 });
  const shown = useRef(0);
  useEffect(() => {
    for (const [index, toast] of [...toasts.entries()].slice(shown.current)) {
      const { text, undo, words, saved, awaits } = toast;
      const undoing = toast.undoing ?? words.undoing;
      let isTakenBack = false;
      const done = (refusal: string | undefined) => {
        api.destroy(index);
        if (refusal !== undefined)
          api.open({ className: styles.toast ?? '', title: refusal, role: 'alert', duration: SECONDS.plain });
      };
      const atWork = (share: number) =>
        api.open({
          key: index,
          className: styles.toast ?? '',
          title: undoing,
          description: <Progress percent={Math.floor(share * 100)} size="small" aria-label={undoing} />,
          role: 'status',
          duration: 0,
        });
      const begin = undo && takingBack(undo, { atWork, done });
      const takeBack = () => {
        isTakenBack = true;
        begin?.();
      };
      const show = (title: string, next: Toast['next']) =>
        api.open({
          key: index,
          className: styles.toast ?? '',
          // Undo stands in the same line, so that as little as can be lies under it.
          title: undo ? (
            <span className={styles.line}>
              <span>{title}</span>
              <Button size="small" onClick={takeBack}>
                {words.undo}
              </Button>
              {next && (
                <Button
                  size="small"
                  onClick={() => {
                    api.destroy(index);
                    next.onClick();
                  }}
                >
                  {next.label}
                </Button>
              )}
            </span>
          ) : (
            title
          ),
          role: undo ? 'status' : 'alert',
          duration: undo ? SECONDS.withUndo : SECONDS.plain,
        });
      const notYet = awaits === 'sent' ? words.notSent : words.notSaved;
      show(saved ? notYet(text) : text, toast.next);
      const settle = (final: Awaited<Toast['saved']>) => (final ? show(final.text, final.next) : api.destroy(index));
      void saved?.then((final) => isTakenBack || settle(final));
    }
    shown.current = toasts.length;
  }, [toasts, api]);
  return holder;
}
