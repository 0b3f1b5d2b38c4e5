import { useEffect, useRef, useState } from 'react';
import {
  draftDropped,
  draftKeptOf,
  draftName,
  selectFormDraft,
  type Drafted,
  type Typed,
} from '@/store/browser/draftsSlice';
import type { BrowserSession } from '@/store/browser/sessionSlice';
import type { FormDraft } from '@/ui/formDraft';
import { useAppDispatch, useAppSelector } from './hooks';

/** So long after the last key what was typed is kept. */
const KEEP_AFTER_MS = 400;

/**
 * Keeps what is typed into a long form, or into that about one record, in this browser until it is submitted; leaving the page
 * keeps it at once. With it stays what the form `opened` with, and comes back as such.
 */
export function useFormDraft(
  form: Drafted,
  about?: string,
  opened?: object,
): Omit<FormDraft, 'keep'> & { opened: Typed | undefined; keep: (values: object, atOnce?: boolean) => void } {
  const name = draftName(form, about);
  const dispatch = useAppDispatch();
  // Of another tab as well, which may go on with it, or submit it.
  const draft = useAppSelector((state) => selectFormDraft(state, name));
  const [began] = useState(draft !== undefined);
  const kept = began ? draft : undefined;
  const session = useAppSelector((state) => state.session);
  const late = useRef<{ timer: ReturnType<typeof setTimeout>; values: object; session: BrowserSession }>(undefined);

  const keepNow = () => {
    if (!late.current) return;
    clearTimeout(late.current.timer);
    const { values, session: typedIn } = late.current;
    late.current = undefined;
    dispatch(draftKeptOf(typedIn, name, values, opened));
  };
  const keepLast = useRef(keepNow);
  useEffect(() => {
    keepLast.current = keepNow;
  });
  useEffect(() => {
    const leave = () => keepLast.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    kept: kept?.typed,
    opened: kept?.opened,
    keep(values, atOnce = false) {
      clearTimeout(late.current?.timer);
      late.current = { timer: setTimeout(() => keepLast.current(), KEEP_AFTER_MS), values, session };
      if (atOnce) keepNow();
    },
    drop() {
      clearTimeout(late.current?.timer);
      late.current = undefined;
      dispatch(draftDropped(name));
    },
  };
}
