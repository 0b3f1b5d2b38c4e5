import { Provider } from 'react-redux';
import { matchRoutes, RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { useAppSelector } from '@/parts/hooks';
import { selectTheme } from '@/store/session/looksSlice';
import type { AppStore } from '@/store/business/store';
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

function Dressed({ router }: { router: Router }) {
  return (
    <ThemeProvider theme={useAppSelector(selectTheme)}>
      <Preload value={preloadOf(router)}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </Preload>
    </ThemeProvider>
  );
}

/** The product: a store and a router, dressed in the chosen theme. */
export const App = ({ store, router }: { store: AppStore; router: Router }) => (
  <Provider store={store}>
    <Dressed router={router} />
  </Provider>
);
