import { replace, type RouteObject } from 'react-router-dom';
import { AreaError } from './AreaError';
import { areas } from './areas';
import { screensOf } from './lazyScreen';
import { notFound } from './notFound';
import { paths } from '@/paths';

const screen = screensOf(areas.care);

/** The customer-care area; Request Stock stands outside its path but inside its frame. */
export const careRoutes: RouteObject = {
  ...screen('layout'),
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        { path: 'request-stock', ...screen('requestStock') },
        {
          path: 'cce',
          children: [
            { index: true, loader: () => replace(paths.care.notWorking) },
            { path: 'not-working', ...screen('notWorking') },
            { path: 'vehicle', ...screen('vehicle') },
            { path: 'raise-service', ...screen('raiseService') },
            { path: 'request-job', ...screen('requestJob') },
            { path: 'view-job', ...screen('viewJob') },
            { path: 'deletion-list', ...screen('deletionList') },
            { path: 'new-addition', ...screen('additionList') },
            { path: 'requisition-form', ...screen('requisition') },
            { path: 'view-request-stock', ...screen('viewStockRequest') },
            { path: 'settings', ...screen('careSettings') },
            notFound,
          ],
        },
      ],
    },
  ],
};
