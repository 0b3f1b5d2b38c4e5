import { replace, type RouteObject } from 'react-router-dom';
import { AreaError } from './AreaError';
import { lazyScreen } from './lazyScreen';
import { NotBuiltScreen } from './NotBuiltScreen';
import { NotFoundScreen } from './NotFoundScreen';
import { paths } from './paths';

const screens = [
  'not-working',
  'raise-service',
  'view-request-stock',
  'request-job',
  'view-job',
  'deletion-list',
  'new-addition',
  'requisition-form',
  'settings',
];

/** The customer-care area; Request Stock stands outside its path but inside its frame (D32). */
export const cceRoutes: RouteObject = {
  ...lazyScreen(() => import('@/layouts/CceLayout')),
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        { path: 'request-stock', Component: NotBuiltScreen },
        {
          path: 'cce',
          children: [
            { index: true, loader: () => replace(paths.cce.notWorking) },
            ...screens.map((path) => ({ path, Component: NotBuiltScreen })),
            { path: '*', Component: NotFoundScreen },
          ],
        },
      ],
    },
  ],
};
