import { replace, type RouteObject } from 'react-router-dom';
import { wizardPathInsteadOf } from '@/features/sales/wizardPaths';
import { wizardStepAt, type WizardStep } from '@/machines/salesWizard';
import { happened, selectStep } from '@/store/clients/onboarding/onboardingSlice';
import type { AppStore } from '@/store/business/store';
import { AreaError } from './AreaError';
import { areas } from './areas';
import { screensOf } from './lazyScreen';
import { notFound } from './notFound';

const screen = screensOf(areas.sales);

/** Asks the wizard for a step and follows where it lets us land; `replace`, as a redirect would trap Back. */
const enter = (store: AppStore, step: WizardStep) => async () => {
  const { draftChecked } = await import('@/store/clients/onboarding/checkedDraft');
  store.dispatch(draftChecked());
  store.dispatch(happened({ type: 'visited', step }));
  const landed = wizardStepAt(selectStep(store.getState()));
  return landed === step ? null : replace(wizardPathInsteadOf(step, landed));
};

/** The sales area; what the wizard's steps let in, the store says. */
export const salesRoutes = (store: AppStore): RouteObject => ({
  path: 'sales',
  ...screen('layout'),
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        { index: true, ...screen('salesDashboard') },
        {
          path: 'new-account',
          loader: enter(store, 'client'),
          ...screen('clientDetails'),
        },
        {
          path: 'billing',
          loader: enter(store, 'billing'),
          ...screen('billing'),
        },
        {
          path: 'select-package',
          loader: enter(store, 'package'),
          ...screen('selectPackage'),
        },
        { path: 'display-billed', ...screen('billedAccounts') },
        { path: 'detailed-client', ...screen('detailedClient') },
        { path: 'edit-bill', ...screen('editBill') },
        { path: 'proforma', ...screen('proforma') },
        { path: 'issued-proforma', ...screen('issuedProforma') },
        { path: 'invoice', ...screen('invoice') },
        { path: 'credit-note', ...screen('creditNote') },
        { path: 'debit-note', ...screen('debitNote') },
        { path: 'receipt', ...screen('receipt') },
        { path: 'refund-voucher', ...screen('refundVoucher') },
        { path: 'statement', ...screen('statement') },
        { path: 'bill-run', ...screen('billRun') },
        { path: 'bills', ...screen('bills') },
        { path: 'issued-bills', ...screen('issuedBills') },
        { path: 'clients', ...screen('clients') },
        { path: 'gst-returns', ...screen('taxReturns') },
        { path: 'e-invoices', ...screen('eInvoices') },
        { path: 'tally', ...screen('tally') },
        { path: 'receipts', ...screen('receipts') },
        { path: 'expenses', ...screen('expenses') },
        { path: 'settings', ...screen('deactivateAccount') },
        notFound,
      ],
    },
  ],
});
