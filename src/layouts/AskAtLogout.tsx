import { Suspense, useEffect, useState } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import { isLogin } from '@/office/returnAddress';
import { lazyPart } from '@/ui/lazyPart';
import { usePending } from './usePending';

const WaitingAtLogout = lazyPart(() => import('./WaitingAtLogout'));

function Asking({ onAsking }: { onAsking: (asking: boolean) => void }) {
  // Whoever was signed out is led to the login in the place of the page.
  const blocker = useBlocker(
    ({ historyAction, nextLocation }) => historyAction !== NavigationType.Replace && isLogin(nextLocation.pathname),
  );
  const isAsking = blocker.state === 'blocked';
  useEffect(() => onAsking(isAsking), [isAsking, onAsking]);
  return (
    isAsking && (
      <Suspense>
        <WaitingAtLogout onStay={blocker.reset} onLeave={blocker.proceed} />
      </Suspense>
    )
  );
}

/** Asks whoever logs out what becomes of what they did and the office does not have yet. */
export function AskAtLogout() {
  const waits = usePending().length > 0;
  const [isAsking, setAsking] = useState(false);
  return (waits || isAsking) && <Asking onAsking={setAsking} />;
}
