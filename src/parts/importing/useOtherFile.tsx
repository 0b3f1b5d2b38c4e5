import { useState } from 'react';
import { LeavingQuestion } from '@/ui/LeavingQuestion';
import type { useLeaving } from '@/ui/useLeaving';

/** Takes another file in the place of the one that is shown, with a question first where something was typed or mapped. */
export function useOtherFile(leaving: ReturnType<typeof useLeaving>, take: () => void) {
  const [isAsked, setAsked] = useState(false);
  const takeOther = () => {
    setAsked(false);
    leaving.emptied();
    take();
  };
  return {
    ask: () => (leaving.isEdited ? setAsked(!isAsked) : takeOther()),
    question: isAsked ? <LeavingQuestion onStay={() => setAsked(false)} onLeave={takeOther} /> : null,
  };
}
