import type { Noun } from '@/store/business/business';
import { selectWhyWithheld } from '@/store/business/feeds/withheldWords';
import { Notice } from '@/ui/Notice';
import type { ReactNode } from 'react';
import { useAppSelector } from './hooks';

/** Says in one line that a noun is withheld from this person, in the place of what needs it. */
export function UnlessWithheld({ noun, children }: { noun: Noun; children: ReactNode }) {
  const why = useAppSelector((state) => selectWhyWithheld(state, noun));
  return why === undefined ? children : <Notice text={why} />;
}
