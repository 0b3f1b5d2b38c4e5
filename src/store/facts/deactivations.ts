import { nanoid } from '@reduxjs/toolkit';
import type { Deactivation, DeactivationDraft } from '@/store/clients/deactivations/deactivation';
import { todaysDate } from '@/store/kit/dates';
import type { DeletionRequest } from '@/store/vehicles/deletions/deletion';
import { fact, facts } from './fact';

interface Follows {
  /** What is asked for with it: that each vehicle of the account is deleted. */
  offboarding?: readonly DeletionRequest[] | undefined;
  /** The running subscriptions of its vehicles, which pause or end with it. */
  subscriptionIds?: readonly string[] | undefined;
}

/** What may be said of the deactivations. */
export const deactivationFacts = facts(
  'deactivations',
  {
    by: ['sales'],
    schemas: async () => (await import('@/store/vehicles/deletions/deactivationFactSchemas')).deactivationFactSchemas,
  },
  {
    /** The accounts hear it too: Delete From Debtors takes the one meant out of the billed list. */
    accountDeactivated: fact(
      (
        draft: DeactivationDraft & Required<Pick<Deactivation, 'accountId'>>,
        follows: Follows = {},
      ): Omit<Deactivation, 'number'> & Follows => ({ id: nanoid(), ...draft, recordedOn: todaysDate(), ...follows }),
      {
        about: ({ id, accountId, offboarding = [], subscriptionIds = [] }) => [
          id,
          ...(accountId === undefined ? [] : [accountId]),
          ...offboarding.flatMap((asked) => [asked.id, asked.vehicleId]),
          ...subscriptionIds,
        ],
        words: ({ companyName, deactivate, accountId }) =>
          accountId === undefined && deactivate === 'Delete From Debtors'
            ? `recorded ${companyName}, which is no client's name, as deleted from the debtors`
            : `deactivated ${companyName}: ${deactivate}`,
      },
    ),
  },
);

export const { accountDeactivated } = deactivationFacts.creators;
