import type { ReactNode } from 'react';
import { Notice } from '@/ui/Notice';
import { useCounted } from './useCounted';

/** Shows its children once what today's list and the leaks are made of is counted; before that how far it is. */
export function WhenCounted({ children }: { children: ReactNode }) {
  const share = useCounted();
  if (share === 1) return children;
  return <Notice text={`Counting what is to be done: ${Math.floor(share * 100)}%`} />;
}
