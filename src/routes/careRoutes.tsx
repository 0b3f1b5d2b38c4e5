import { replace, type RouteObject } from 'react-router-dom';
import { AreaError } from './AreaError';
import { lazyScreen } from './lazyScreen';
import { NotFoundScreen } from './NotFoundScreen';
import { paths } from '@/paths';

/** The customer-care area; Request Stock stands outside its path but inside its frame (D32). */
export const careRoutes: RouteObject = {
  ...lazyScreen(() => import('@/layouts/CareLayout')),
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        { path: 'request-stock', ...lazyScreen(() => import('@/features/care/RequestStockScreen')) },
        {
          path: 'cce',
          children: [
            { index: true, loader: () => replace(paths.care.notWorking) },
            { path: 'not-working', ...lazyScreen(() => import('@/features/care/NotWorkingScreen')) },
            { path: 'raise-service', ...lazyScreen(() => import('@/features/care/RaiseServiceScreen')) },
            { path: 'request-job', ...lazyScreen(() => import('@/features/care/RequestJobScreen')) },
            { path: 'view-job', ...lazyScreen(() => import('@/features/care/ViewJobScreen')) },
            { path: 'deletion-list', ...lazyScreen(() => import('@/features/care/DeletionListScreen')) },
            { path: 'new-addition', ...lazyScreen(() => import('@/features/care/AdditionListScreen')) },
            { path: 'requisition-form', ...lazyScreen(() => import('@/features/care/RequisitionScreen')) },
            { path: 'view-request-stock', ...lazyScreen(() => import('@/features/care/ViewStockRequestScreen')) },
            { path: 'settings', ...lazyScreen(() => import('@/features/care/CareSettingsScreen')) },
            { path: '*', Component: NotFoundScreen },
          ],
        },
      ],
    },
  ],
};
