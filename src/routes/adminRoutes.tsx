import { replace, type RouteObject } from 'react-router-dom';
import { paths, searchFor } from '@/paths';
import { AreaError } from './AreaError';
import { areas } from './areas';
import { lazyScreen, screensOf } from './lazyScreen';
import { notFound } from './notFound';

const screen = screensOf(areas.stock);

/** Home, vendors, stocks, and every address that no area knows. */
export const adminRoutes: RouteObject = {
  ...lazyScreen(() => import('@/layouts/AdminLayout')),
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        { path: '/', ...lazyScreen(() => import('@/features/home/HomeScreen')) },
        { path: 'start', ...lazyScreen(() => import('@/features/home/StartScreen')) },
        { path: 'leaks', ...screen('leaks') },
        { path: 'settings/stock', ...screen('stockSettings') },
        { path: 'settings/data', ...lazyScreen(() => import('@/features/settings/DataScreen')) },
        { path: 'settings/company', ...lazyScreen(() => import('@/features/settings/CompanyScreen')) },
        { path: 'settings/messages', ...lazyScreen(() => import('@/features/settings/MessagesScreen')) },
        { path: 'settings/tracking', ...lazyScreen(() => import('@/features/settings/TrackingScreen')) },
        { path: 'settings/api', ...lazyScreen(() => import('@/features/settings/ApiScreen')) },
        { path: 'settings/users', ...lazyScreen(() => import('./UsersRoute')) },
        { path: 'settings/sign-ins', ...lazyScreen(() => import('./SignInsRoute')) },
        { path: 'settings/audit', ...lazyScreen(() => import('./AuditRoute')) },
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
        { index: true, ...screen('stockDashboard') },
        { path: 'requested-stocks', ...screen('requestedStocks') },
        { path: 'purchase-stocks', ...screen('purchaseStocks') },
        { path: 'expected-stocks', ...screen('expectedStocks') },
        { path: 'expected', ...screen('expectedStocks') },
        { path: 'expected/branches', ...screen('expectedBranches') },
        { path: 'expected/manufacturer', ...screen('expectedManufacturers') },
        { path: 'received-stocks', ...screen('receivedStocks') },
        { path: 'configured-stocks', ...screen('configuredStocks') },
        { path: 'receive', loader: () => replace(searchFor(paths.stocks.requested, 'In Transit')) },
        { path: 'receive/:request', ...screen('receive') },
        { path: 'devices', ...screen('devices') },
        { path: 'devices/:imei', ...screen('device') },
        { path: 'on-hand', ...screen('onHand') },
        { path: 'counts', ...screen('counts') },
        { path: 'counts/:countNumber', ...screen('count') },
        { path: 'slips', ...screen('challans') },
        { path: 'slips/new', ...screen('newChallan') },
        { path: 'slips/:challanNumber', ...screen('challan') },
        { path: 'bags', loader: () => replace(paths.stocks.expectedMenu) },
        { path: 'bags/:installerNumber', ...screen('bag') },
        notFound,
      ],
    },
    notFound,
  ],
};
