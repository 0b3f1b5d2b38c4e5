import { useEffect, useRef, type ReactNode } from 'react';
import styles from './QuickDialog.module.css';

export interface QuickDialogProps {
  /** Its accessible name. */
  label: string;
  /** Called when it has closed. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that a key opens and Escape closes, at once; the browser's own, which gives the focus back where it was. Inside,
 * a `<form method="dialog">` holds a button that closes it.
 */
export function QuickDialog({ label, onClose, children }: QuickDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      // In development an effect runs twice: what closed and opened again has not closed.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      // It closes this dialog alone, and not the drawer as well that it was opened from.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      // Where the browser knows it: a click beside the dialog closes it.
      closedby="any"
    >
      <div className={styles.inside}>{children}</div>
    </dialog>
  );
}

/** The button that closes the dialog around. */
export const QuickClose = () => (
  <form method="dialog">
    <button type="submit" className={styles.close}>
      Close
    </button>
  </form>
);

/** Closes the dialog that something stands in. */
export const closeAround = (inside: Element): void => inside.closest('dialog')?.close();
