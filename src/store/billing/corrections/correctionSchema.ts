import type { InferType } from 'yup';
import type { AccountRow, ClientFields } from '@/store/clients/accounts/account';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { keptBillingFields } from '@/store/clients/accounts/keptClientFields';
import { broughtClient } from '@/store/billing/importing/clientRowSchema';
import type { WithBills } from '@/store/billing/bills/withBills';
import { edited } from '@/store/kit/edit';
import { day } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { otherState, whyNotFrom } from './correctionRule';

/** The client, by the rules of an import, what that need not tell being optional; but nothing follows from another field, as all are in sight. */
const fields = {
  ...broughtClient,
  firstName: broughtClient.firstName.optional(),
  lastName: broughtClient.lastName.optional(),
  emailAddress: broughtClient.emailAddress.optional(),
  potential: broughtClient.potential.optional(),
  address: broughtClient.address.optional(),
  billingName: keptBillingFields.billingName,
  accountNo: broughtClient.accountNo.optional(),
  panNo: keptBillingFields.panNo,
  billingAddress: keptBillingFields.billingAddress.optional().default(''),
  email: keptBillingFields.email.optional().default(''),
  deviceType: broughtClient.deviceType.optional(),
  account: broughtClient.account.optional(),
};

const fieldsSchema = record(fields);

/** What a correction is validated by: the account as it was opened, its bills, and today (ISO date). */
export interface CorrectionContext {
  opened: AccountRow;
  books: WithBills;
  today: string;
}

/** What of a client its fields, typed or cast, make another. */
const changedIn = ({ opened }: CorrectionContext, typed: unknown): Partial<ClientFields> =>
  edited(clientFieldsOf(opened), fieldsSchema.cast(typed, { assert: false }) as ClientFields)
    .to as Partial<ClientFields>;

/** The form that corrects a client. */
export const correctionSchema = (context: CorrectionContext) =>
  record({
    ...fields,
    state: fields.state.test('registered', (_state, { parent, createError }) => {
      const changed = changedIn(context, parent);
      if (changed.gstNo === undefined && changed.state === undefined) return true;
      const message = otherState({ ...clientFieldsOf(context.opened), ...changed });
      return message === undefined || createError({ message });
    }),
    from: day('From is required.', 'From is not a date.').test({
      name: 'holds',
      skipAbsent: true,
      test(from, { parent, createError }) {
        const changed = Object.keys(changedIn(context, parent)) as (keyof ClientFields)[];
        const { opened, books, today } = context;
        const message = whyNotFrom(books, opened, changed, { from, on: today });
        return message === undefined || createError({ message });
      },
    }),
  });

export type CorrectionValues = InferType<ReturnType<typeof correctionSchema>>;
