import type { RouteObject } from 'react-router-dom';
import { AreaError } from './AreaError';
import { lazyScreen } from './lazyScreen';
import { NotBuiltScreen } from './NotBuiltScreen';
import { NotFoundScreen } from './NotFoundScreen';

const screens = [
  'new-account',
  'billing',
  'select-package',
  'display-billed',
  'detailed-client',
  'edit-bill',
  'clients',
  'expenses',
  'settings',
];

/** The sales area. */
export const salesRoutes: RouteObject = {
  path: 'sales',
  ...lazyScreen(() => import('@/layouts/SalesLayout')),
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        { index: true, Component: NotBuiltScreen },
        ...screens.map((path) => ({ path, Component: NotBuiltScreen })),
        { path: '*', Component: NotFoundScreen },
      ],
    },
  ],
};
