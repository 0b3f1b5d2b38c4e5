import type { RouteObject } from 'react-router-dom';
import { AreaError } from './AreaError';
import { lazyScreen } from './lazyScreen';
import { NotBuiltScreen } from './NotBuiltScreen';
import { NotFoundScreen } from './NotFoundScreen';

const notFound: RouteObject = { path: '*', Component: NotFoundScreen };

const stocks = [
  'requested-stocks',
  'purchase-stocks',
  'expected-stocks',
  'expected',
  'expected/branches',
  'expected/manufacturer',
  'received-stocks',
  'configured-stocks',
];

/** Home, vendors, stocks, and every address that no area knows. */
export const adminRoutes: RouteObject = {
  ...lazyScreen(() => import('@/layouts/AdminLayout')),
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        { path: '/', ...lazyScreen(() => import('@/features/home/HomeScreen')) },
        { path: 'settings/data', ...lazyScreen(() => import('@/features/settings/DataScreen')) },
      ],
    },
    {
      path: 'vendors',
      ErrorBoundary: AreaError,
      children: [
        { index: true, ...lazyScreen(() => import('@/features/vendors/VendorListScreen')) },
        { path: 'add-vendor', ...lazyScreen(() => import('@/features/vendors/AddVendorScreen')) },
        { path: ':vendorId', ...lazyScreen(() => import('@/features/vendors/VendorDetailScreen')) },
        notFound,
      ],
    },
    {
      path: 'stocks',
      ErrorBoundary: AreaError,
      children: [
        { index: true, Component: NotBuiltScreen },
        ...stocks.map((path) => ({ path, Component: NotBuiltScreen })),
        notFound,
      ],
    },
    { path: 'login', Component: NotBuiltScreen },
    { path: 'cce-login', Component: NotBuiltScreen },
    notFound,
  ],
};
