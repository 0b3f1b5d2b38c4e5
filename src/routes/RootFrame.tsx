import { Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { Explaining } from '@/ui/explaining';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { TextLinks } from '@/ui/linkedText';
import { TrailContext, useTrailKept } from '@/parts/trail/trail';
import { WayOutProvider } from '@/ui/wayOut';

/** How far a page was scrolled is kept for its visit; the first visits of all tabs have one key, and differ by their address. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** A reason without its links, while the code that finds them has not come. */
const BareReason = ({ text }: { text: string }) => text;
const LinkedReason = lazyWhenIdle(() => import('@/parts/LinkedReason'), BareReason);

const linked = (text: string) => (
  <Suspense fallback={text}>
    <LinkedReason text={text} />
  </Suspense>
);

const WordHelp = lazyWhenIdle(
  () => import('@/parts/WordHelp'),
  () => undefined,
);

const explained = (word: string) => (
  <Suspense>
    <WordHelp word={word} />
  </Suspense>
);

/** Around every layout: after a navigation the new page's heading is focused, so it is announced, or the field that it begins in, and scroll is kept. */
export function RootFrame() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement?.matches('[data-begins=true]')) return;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <TrailContext value={useTrailKept()}>
      <WayOutProvider>
        <TextLinks value={linked}>
          <Explaining value={explained}>
            <Outlet />
            <ScrollRestoration getKey={placeOf} />
          </Explaining>
        </TextLinks>
      </WayOutProvider>
    </TrailContext>
  );
}
