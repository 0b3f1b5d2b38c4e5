import type { RouteObject } from 'react-router-dom';
import { adminRoutes } from './adminRoutes';
import { AreaError } from './AreaError';
import { cceRoutes } from './cceRoutes';
import { RootFrame } from './RootFrame';
import { salesRoutes } from './salesRoutes';

/** The whole product, by address. */
export const routes: RouteObject[] = [
  {
    Component: RootFrame,
    ErrorBoundary: AreaError,
    // Until the first screen is ready, the page's own first paint stays (index.html).
    HydrateFallback: () => null,
    children: [adminRoutes, salesRoutes, cceRoutes],
  },
];
