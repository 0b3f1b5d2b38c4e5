import type { RouteObject } from 'react-router-dom';
import { AreaError } from './AreaError';
import { lazyScreen } from './lazyScreen';
import { NotFoundScreen } from './NotFoundScreen';

const notFound: RouteObject = { path: '*', Component: NotFoundScreen };

/** Home, vendors, stocks, and every address that no area knows. */
export const adminRoutes: RouteObject = {
  ...lazyScreen(() => import('@/layouts/AdminLayout')),
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        { path: '/', ...lazyScreen(() => import('@/features/home/HomeScreen')) },
        { path: 'settings/data', ...lazyScreen(() => import('@/features/settings/DataScreen')) },
        { path: 'settings/users', ...lazyScreen(() => import('./UsersRoute')) },
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
        { index: true, ...lazyScreen(() => import('@/features/stock/StockDashboardScreen')) },
        { path: 'requested-stocks', ...lazyScreen(() => import('@/features/stock/RequestedStocksScreen')) },
        { path: 'purchase-stocks', ...lazyScreen(() => import('@/features/stock/PurchaseStocksScreen')) },
        { path: 'expected-stocks', ...lazyScreen(() => import('@/features/stock/ExpectedStocksScreen')) },
        { path: 'expected', ...lazyScreen(() => import('@/features/stock/ExpectedStocksScreen')) },
        { path: 'expected/branches', ...lazyScreen(() => import('@/features/stock/ExpectedBranchesScreen')) },
        { path: 'expected/manufacturer', ...lazyScreen(() => import('@/features/stock/ExpectedManufacturersScreen')) },
        { path: 'received-stocks', ...lazyScreen(() => import('@/features/stock/ReceivedStocksScreen')) },
        { path: 'configured-stocks', ...lazyScreen(() => import('@/features/stock/ConfiguredStocksScreen')) },
        notFound,
      ],
    },
    notFound,
  ],
};
