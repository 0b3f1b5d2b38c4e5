import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { isWayOut } from './isWayOut';
import { LeavingQuestion } from './LeavingQuestion';
import { useWayOut } from './wayOut';

/** How a dialog is left. */
export interface Leaving {
  open: boolean;
  /** Whether something was typed that leaving would lose. */
  isEdited: boolean;
  /** Something was typed, so that it asks from now on. */
  edited: () => void;
  /** Nothing is left of what was typed. */
  emptied: () => void;
  /** The person wants to leave: closes, or asks first; asked once more it stays. */
  leave: () => void;
  /** It has served: closes without asking. */
  close: () => void;
  /** Stands in the place of the dialog's buttons while it asks. */
  question: ReactNode;
}

/**
 * A dialog that is not left by mistake: with something typed it asks first, by whichever way it is left, Back included. `onLeaving`
 * is told at once when the person wants to leave, even if they stay then, and not after it served; `isHeld` says whether the dialog
 * holds anything that could be lost by now.
 */
export function useLeaving(onLeaving?: () => void, isHeld = true): Leaving {
  const [open, setOpen] = useState(true);
  const [wasEdited, setEdited] = useState(false);
  const isEdited = wasEdited && isHeld;
  const [isAsked, setAsked] = useState(false);
  const way = useWayOut((going) => open && isEdited && isWayOut(going));
  const asking = isAsked || way.isAsking;
  const tellOwner = useEffectEvent(() => onLeaving?.());
  useEffect(() => {
    if (asking) tellOwner();
  }, [asking]);

  const stay = () => {
    setAsked(false);
    if (way.isAsking) way.stay();
  };
  const go = () => {
    setOpen(false);
    onLeaving?.();
    if (way.isAsking) way.go();
  };
  const leave = () => {
    if (asking) stay();
    else if (isEdited) setAsked(true);
    else go();
  };
  return {
    open,
    isEdited,
    edited: () => setEdited(true),
    emptied: () => setEdited(false),
    leave,
    close: () => setOpen(false),
    question: asking ? <LeavingQuestion onStay={stay} onLeave={go} /> : undefined,
  };
}
