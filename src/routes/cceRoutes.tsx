import { replace, type RouteObject } from 'react-router-dom';
import { AreaError } from './AreaError';
import { lazyScreen } from './lazyScreen';
import { NotFoundScreen } from './NotFoundScreen';
import { paths } from './paths';

/** The customer-care area; Request Stock stands outside its path but inside its frame (D32). */
export const cceRoutes: RouteObject = {
  ...lazyScreen(() => import('@/layouts/CceLayout')),
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        { path: 'request-stock', ...lazyScreen(() => import('@/features/cce/RequestStockScreen')) },
        {
          path: 'cce',
          children: [
            { index: true, loader: () => replace(paths.cce.notWorking) },
            { path: 'not-working', ...lazyScreen(() => import('@/features/cce/NotWorkingScreen')) },
            { path: 'raise-service', ...lazyScreen(() => import('@/features/cce/RaiseServiceScreen')) },
            { path: 'request-job', ...lazyScreen(() => import('@/features/cce/RequestJobScreen')) },
            { path: 'view-job', ...lazyScreen(() => import('@/features/cce/ViewJobScreen')) },
            { path: 'deletion-list', ...lazyScreen(() => import('@/features/cce/DeletionListScreen')) },
            { path: 'new-addition', ...lazyScreen(() => import('@/features/cce/AdditionListScreen')) },
            { path: 'requisition-form', ...lazyScreen(() => import('@/features/cce/RequisitionScreen')) },
            { path: 'view-request-stock', ...lazyScreen(() => import('@/features/cce/ViewStockRequestScreen')) },
            { path: 'settings', ...lazyScreen(() => import('@/features/cce/CareSettingsScreen')) },
            { path: '*', Component: NotFoundScreen },
          ],
        },
      ],
    },
  ],
};
