import type { RouteObject } from 'react-router-dom';
import { signedOut } from '@/store/browser/sessionSlice';
import type { AppStore } from '@/store/business/store';
import { AreaError } from './AreaError';
import { lazyScreen } from './lazyScreen';

/** With the drafts go the files that this browser kept with them; where it cannot now, the next sign-out does. */
const draftFilesGone = async () => (await import('@/store/kit/attachments/draftFiles')).draftFilesGone();

/** The two logins, outside every shell; whoever arrives at one, by Logout or by address, is signed out. */
export const loginRoutes = (store: AppStore): RouteObject => ({
  ...lazyScreen(() => import('@/layouts/LoginLayout')),
  loader: () => {
    store.dispatch(signedOut());
    void draftFilesGone().catch(() => {});
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
