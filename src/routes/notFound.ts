import type { RouteObject } from 'react-router-dom';
import { UNKNOWN_ADDRESS } from '@/layouts/unknownAddress';
import { NotFoundScreen } from './NotFoundScreen';

/** Every address that an area does not know. */
export const notFound: RouteObject = { path: '*', Component: NotFoundScreen, handle: UNKNOWN_ADDRESS };
