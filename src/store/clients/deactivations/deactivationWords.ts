import { telling } from '@/store/kit/words';
import { accountDeactivated } from './deactivationsSlice';

/** The facts of the deactivations in words. */
export const deactivationWords = [
  telling(accountDeactivated, ({ companyName, deactivate, accountId }) =>
    accountId === undefined && deactivate === 'Delete From Debtors'
      ? `recorded ${companyName}, which is no client's name, as deleted from the debtors`
      : `deactivated ${companyName}: ${deactivate}`,
  ),
];
