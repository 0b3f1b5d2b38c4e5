import { Suspense, useState } from 'react';
import { vehicleDeletionRequested } from '@/store/facts/deletions';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton, type LimitedButtonProps } from '@/ui/LimitedButton';

const RequestDeletionDialog = lazyWhenIdle(() => import('./RequestDeletionDialog'));

export interface RequestDeletionProps extends Pick<LimitedButtonProps, 'type' | 'size' | 'disabled'> {
  /** What stands on the button. */
  label: string;
  /** The plates of the vehicles that may be meant. */
  plates: readonly string[];
}

/** The way to ask that a vehicle is deleted: of one vehicle, of one of a client's, or of any. */
export function RequestDeletion({ label, plates, ...button }: RequestDeletionProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <LimitedButton {...button} does={vehicleDeletionRequested} onClick={() => setOpen(true)}>
        {label}
      </LimitedButton>
      <Suspense>{open && <RequestDeletionDialog plates={plates} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
