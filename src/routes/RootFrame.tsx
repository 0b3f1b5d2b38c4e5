import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { TrailContext, useTrailKept } from '@/ui/trail';

/** Around every layout: after a navigation the new page's heading is focused, so it is announced, and scroll is kept. */
export function RootFrame() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <TrailContext value={useTrailKept()}>
      <Outlet />
      <ScrollRestoration />
    </TrailContext>
  );
}
