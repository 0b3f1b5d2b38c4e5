import { useState } from 'react';
import { reapplied, type Edit } from '@/store/kit/edit';

/**
 * What a form edits: the record as it was when the form opened, and after a refusal as it is `now`, with the fields that
 * nobody edited shown so, because whoever was told of the difference and submits again means it.
 */
export function useEditBase<Opened extends object>(opened: Opened | undefined, now: Opened | undefined) {
  const [base, setBase] = useState(opened);
  const rebase = <Fields extends object>(edit: Edit<Fields>, show: (values: Opened) => void) => {
    if (!now) return;
    setBase(now);
    show(reapplied(now, edit));
  };
  return { base, rebase };
}
