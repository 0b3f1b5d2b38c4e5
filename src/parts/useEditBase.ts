import { useState } from 'react';
import type { Fact } from '@/store/business/store';
import { reapplied, type Edit } from '@/store/kit/edit';
import { useSayEdit } from './useSayEdit';

/**
 * What a form edits: the record as it was when the form opened, and after a refusal as it is `now`, with the fields that
 * nobody edited shown so, because whoever was told of the difference and submits again means it.
 */
export function useEditBase<Opened extends object>(opened: Opened | undefined, now: Opened | undefined) {
  const sayEdit = useSayEdit();
  const [base, setBase] = useState(opened);
  /** Says the fact of an edit, with the words of its toast; answers whether it was done. */
  const saveEdit = <Fields extends object>(
    edit: Edit<Fields>,
    fact: Fact,
    words: string,
    show: (values: Opened) => void,
  ): Promise<boolean> =>
    sayEdit(fact, words, () => {
      if (!now) return;
      setBase(now);
      show(reapplied(now, edit));
    });
  return { base, saveEdit };
}
