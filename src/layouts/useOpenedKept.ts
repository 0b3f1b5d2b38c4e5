import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { pageOpenedIn } from '@/store/browser/openedSlice';

/** What the browser's tab adds to the name of a page. */
const OF_TAB = / · [^·]*$/;

/** Keeps what was opened in this browser: each page as it calls itself once somebody leaves it. */
export function useOpenedKept(): void {
  const dispatch = useAppDispatch();
  const session = useAppSelector((state) => state.session);
  const { pathname, search } = useLocation();
  // Before the next page gives the tab its own name.
  useLayoutEffect(
    () => () => dispatch(pageOpenedIn(session, { title: document.title.replace(OF_TAB, ''), to: pathname + search })),
    [dispatch, session, pathname, search],
  );
}
