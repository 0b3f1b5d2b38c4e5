import { Suspense } from 'react';
import { NavigationType } from 'react-router-dom';
import { isLogin } from '@/office/returnAddress';
import type { Language } from '@/store/kit/language';
import { lazyPart } from '@/ui/lazyPart';
import { useWayOut } from '@/ui/wayOut';
import { usePending } from './usePending';

const WaitingAtLogout = lazyPart(() => import('./WaitingAtLogout'));

/** Asks whoever logs out what becomes of what they did and the office does not have yet. */
export function AskAtLogout({ language }: { language: Language }) {
  const waits = usePending().length > 0;
  // Whoever was signed out is led to the login in the place of the page.
  const { isAsking, stay, go } = useWayOut(
    ({ historyAction, nextLocation }) =>
      waits && historyAction !== NavigationType.Replace && isLogin(nextLocation.pathname),
  );
  return (
    isAsking && (
      <Suspense>
        <WaitingAtLogout language={language} onStay={stay} onLeave={go} />
      </Suspense>
    )
  );
}
