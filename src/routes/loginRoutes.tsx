import type { RouteObject } from 'react-router-dom';
import { signedOut } from '@/store/browser/sessionSlice';
import type { AppStore } from '@/store/business/store';
import { AreaError } from './AreaError';
import { lazyScreen } from './lazyScreen';

/** The two logins, outside every shell; whoever arrives at one, by Logout or by address, is signed out. */
export const loginRoutes = (store: AppStore): RouteObject => ({
  ...lazyScreen(() => import('@/layouts/LoginLayout')),
  loader: () => {
    store.dispatch(signedOut());
    return null;
  },
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        { path: 'login', ...lazyScreen(() => import('@/features/login/LoginScreen')) },
        { path: 'cce-login', ...lazyScreen(() => import('@/features/login/CareLoginScreen')) },
      ],
    },
  ],
});
