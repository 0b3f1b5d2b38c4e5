import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { isWayOut } from './isWayOut';
import { LeavingQuestion } from './LeavingQuestion';

/** How a dialog is left. */
export interface Leaving {
  open: boolean;
  /** Something was typed, so that it asks from now on. */
  edited: () => void;
  /** The person wants to leave: closes, or asks first; asked once more it stays. */
  leave: () => void;
  /** It has served: closes without asking. */
  close: () => void;
  /** Stands in the place of the dialog's buttons while it asks. */
  question: ReactNode;
}

/**
 * A dialog that is not left by mistake: with something typed it asks first, by whichever way it is left, Back included. `onLeaving`
 * is told at once when the person wants to leave, even if they stay then, and not after it served.
 */
export function useLeaving(onLeaving?: () => void): Leaving {
  const [open, setOpen] = useState(true);
  const [isEdited, setEdited] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const blocker = useBlocker((going) => open && isEdited && isWayOut(going));
  const asking = isAsked || blocker.state === 'blocked';
  const told = useEffectEvent(() => onLeaving?.());
  useEffect(() => {
    if (asking) told();
  }, [asking]);

  const stay = () => {
    setAsked(false);
    blocker.reset?.();
  };
  const go = () => {
    setOpen(false);
    onLeaving?.();
    blocker.proceed?.();
  };
  const leave = () => {
    if (asking) stay();
    else if (isEdited) setAsked(true);
    else go();
  };
  return {
    open,
    edited: () => setEdited(true),
    leave,
    close: () => setOpen(false),
    question: asking ? <LeavingQuestion onStay={stay} onLeave={go} /> : undefined,
  };
}
