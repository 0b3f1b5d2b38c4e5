import { Fragment, Suspense, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { matchRoutes, RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { selectMissed } from '@/journal/sync/journalSlice';
import { useAppSelector } from '@/parts/hooks';
import { ClockProvider } from '@/parts/ClockProvider';
import { ListMemoryProvider } from '@/parts/ListMemoryProvider';
import { mayKeepProgram } from '@/parts/mayKeepProgram';
import { OfficeContext } from '@/parts/office';
import type { OfficeLink } from '@/office/officeLink';
import { selectTheme } from '@/store/browser/looksSlice';
import type { AppStore } from '@/store/business/store';
import { lazyPart } from '@/ui/lazyPart';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { Preload } from '@/ui/preload';
import { ThemeProvider } from '@/ui/ThemeProvider';
import { ToastProvider } from '@/ui/toast';
import { useLater } from '@/ui/useLater';
import { RootBoundary } from './RootBoundary';

type Router = ReturnType<typeof createBrowserRouter>;

const preloadOf =
  ({ routes }: Router) =>
  (to: string) => {
    for (const { route } of matchRoutes(routes, to) ?? []) {
      // A failure here is silent: going there tries again, and that failure is shown.
      if (typeof route.lazy === 'function') void route.lazy();
    }
  };

const MissedFacts = lazyWhenIdle(() => import('@/parts/MissedFacts'));
// Where its code does not come, everything works as it did without.
const NewVersion = lazyPart(
  () => import('@/parts/NewVersion'),
  () => null,
);

function Dressed({ router }: { router: Router }) {
  const missed = useAppSelector(selectMissed).length > 0;
  const keepsProgram = useLater() && mayKeepProgram();
  return (
    <ThemeProvider theme={useAppSelector(selectTheme)}>
      <RootBoundary>
        <Preload value={preloadOf(router)}>
          <ToastProvider>
            <ListMemoryProvider>
              <ClockProvider>
                <RouterProvider router={router} />
              </ClockProvider>
            </ListMemoryProvider>
            <Suspense>{missed && <MissedFacts />}</Suspense>
            <Suspense>{keepsProgram && <NewVersion />}</Suspense>
          </ToastProvider>
        </Preload>
      </RootBoundary>
    </ThemeProvider>
  );
}

export interface AppProps {
  store: AppStore;
  router: Router;
  /** The link to a shared office, if this is one. */
  office?: OfficeLink | undefined;
  /** What is around all screens, within the store: a shared office sets its limits there. */
  Around?: ComponentType<{ children: ReactNode }> | undefined;
}

/** The product: a store and a router, and maybe a shared office, dressed in the chosen theme. */
export const App = ({ store, router, office, Around = Fragment }: AppProps) => (
  <Provider store={store}>
    <OfficeContext value={office}>
      <Around>
        <Dressed router={router} />
      </Around>
    </OfficeContext>
  </Provider>
);
