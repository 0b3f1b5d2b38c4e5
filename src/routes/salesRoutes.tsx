import { replace, type RouteObject } from 'react-router-dom';
import { wizardPathInsteadOf } from '@/features/sales/wizardPaths';
import { stepAt, type WizardStep } from '@/machines/salesWizard';
import { happened, selectStep } from '@/store/onboarding/onboardingSlice';
import type { AppStore } from '@/store/business/store';
import { AreaError } from './AreaError';
import { lazyScreen } from './lazyScreen';
import { NotFoundScreen } from './NotFoundScreen';

/** Asks the wizard for a step and follows where it lets us land; `replace`, as a redirect would trap Back (D26). */
const enter = (store: AppStore, step: WizardStep) => async () => {
  const { draftChecked } = await import('@/store/onboarding/checkedDraft');
  store.dispatch(draftChecked());
  store.dispatch(happened({ type: 'visited', step }));
  const landed = stepAt(selectStep(store.getState()));
  return landed === step ? null : replace(wizardPathInsteadOf(step, landed));
};

/** The sales area; what the wizard's steps let in, the store says. */
export const salesRoutes = (store: AppStore): RouteObject => ({
  path: 'sales',
  ...lazyScreen(() => import('@/layouts/SalesLayout')),
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        { index: true, ...lazyScreen(() => import('@/features/sales/SalesDashboardScreen')) },
        {
          path: 'new-account',
          loader: enter(store, 'client'),
          ...lazyScreen(() => import('@/features/sales/ClientDetailsScreen')),
        },
        {
          path: 'billing',
          loader: enter(store, 'billing'),
          ...lazyScreen(() => import('@/features/sales/BillingScreen')),
        },
        {
          path: 'select-package',
          loader: enter(store, 'package'),
          ...lazyScreen(() => import('@/features/sales/SelectPackageScreen')),
        },
        { path: 'display-billed', ...lazyScreen(() => import('@/features/sales/BilledAccountsScreen')) },
        { path: 'detailed-client', ...lazyScreen(() => import('@/features/sales/DetailedClientScreen')) },
        { path: 'edit-bill', ...lazyScreen(() => import('@/features/sales/EditBillScreen')) },
        { path: 'proforma', ...lazyScreen(() => import('@/features/sales/ProformaScreen')) },
        { path: 'clients', ...lazyScreen(() => import('@/features/sales/ClientsScreen')) },
        { path: 'expenses', ...lazyScreen(() => import('@/features/sales/ExpensesScreen')) },
        { path: 'settings', ...lazyScreen(() => import('@/features/sales/DeactivateAccountScreen')) },
        { path: '*', Component: NotFoundScreen },
      ],
    },
  ],
});
