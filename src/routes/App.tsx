import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { matchRoutes, RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { selectMissed } from '@/journal/journalSlice';
import { useAppSelector } from '@/parts/hooks';
import { OfficeContext } from '@/parts/office';
import type { OfficeLink } from '@/store/office/officeLink';
import { selectTheme } from '@/store/session/looksSlice';
import type { AppStore } from '@/store/business/store';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { Preload } from '@/ui/preload';
import { ThemeProvider } from '@/ui/ThemeProvider';
import { ToastProvider } from '@/ui/toast';

type Router = ReturnType<typeof createBrowserRouter>;

const preloadOf = ({ routes }: Router) => (to: string) => {
  for (const { route } of matchRoutes(routes, to) ?? []) {
    // A failure here is silent on purpose: going there tries again, and that failure is shown.
    if (typeof route.lazy === 'function') void route.lazy().catch(() => {});
  }
};

const MissedFacts = lazyWhenIdle(() => import('@/parts/MissedFacts'));

function Dressed({ router }: { router: Router }) {
  const missed = useAppSelector(selectMissed).length > 0;
  return (
    <ThemeProvider theme={useAppSelector(selectTheme)}>
      <Preload value={preloadOf(router)}>
        <ToastProvider>
          <RouterProvider router={router} />
          <Suspense>{missed && <MissedFacts />}</Suspense>
        </ToastProvider>
      </Preload>
    </ThemeProvider>
  );
}

/** The product: a store and a router, and maybe a shared office, dressed in the chosen theme. */
export const App = ({ store, router, office }: { store: AppStore; router: Router; office?: OfficeLink | undefined }) => (
  <Provider store={store}>
    <OfficeContext value={office}>
      <Dressed router={router} />
    </OfficeContext>
  </Provider>
);
