import { Suspense } from 'react';
import { lazyPart } from '@/ui/lazyPart';

// Not even when idle: there may be no office.
const OwnPassword = lazyPart(() => import('./OwnPassword'));
const OwnFactor = lazyPart(() => import('./OwnFactor'));

interface OwnDialogsProps {
  shown: 'password' | 'factor' | undefined;
  onClose: () => void;
}

/** What somebody of an office changes of their own sign-in. */
export const OwnDialogs = ({ shown, onClose }: OwnDialogsProps) => (
  <Suspense>
    {shown === 'password' && <OwnPassword onClose={onClose} />}
    {shown === 'factor' && <OwnFactor onClose={onClose} />}
  </Suspense>
);
