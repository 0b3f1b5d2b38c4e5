import type { RouteObject } from 'react-router-dom';
import type { AppStore } from '@/store/business/store';
import { adminRoutes } from './adminRoutes';
import { AreaError } from './AreaError';
import { careRoutes } from './careRoutes';
import { installerRoutes } from './installerRoutes';
import { loginRoutes } from './loginRoutes';
import { RootFrame } from './RootFrame';
import { salesRoutes } from './salesRoutes';

/** The whole product, by address; some routes ask the store whom they let in. */
export const createRoutes = (store: AppStore): RouteObject[] => [
  {
    Component: RootFrame,
    ErrorBoundary: AreaError,
    // Until the first screen is ready, the page's own first paint stays (index.html).
    HydrateFallback: () => null,
    children: [adminRoutes, salesRoutes(store), careRoutes, installerRoutes, loginRoutes(store)],
  },
];
