import type { RouteObject } from 'react-router-dom';
import { AreaError } from './AreaError';
import { areas } from './areas';
import { screensOf } from './lazyScreen';
import { notFound } from './notFound';

const screen = screensOf(areas.installer);

/** The installer's app, in a frame of its own: it is for a phone. */
export const installerRoutes: RouteObject = {
  ...screen('layout'),
  children: [
    {
      path: 'installer',
      ErrorBoundary: AreaError,
      children: [
        { index: true, ...screen('day') },
        { path: 'visits/:jobNumber', ...screen('visit') },
        { path: 'visits/:jobNumber/not-reached', ...screen('notReached') },
        { path: 'challans/:challanNumber', ...screen('accept') },
        notFound,
      ],
    },
  ],
};
