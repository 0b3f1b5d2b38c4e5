import { factCheck } from '@/store/factCheck';
import { editOf, identity, list, listed, part, reference } from '@/store/rowRules';
import { accountRowSchema, billed, billFields, vehicleFields } from './accountSchema';
import { accountOpened, accountsBilled, accountsDeleted, billSaved, vehiclesBilled } from './accountsSlice';

const { client, billing, package: selection, openedOn } = accountRowSchema.fields;
const accountId = reference('Its account');

const change = {
  accountId,
  edit: editOf(billFields),
  vehicles: part('Vehicles', {
    added: listed('Vehicle', vehicleFields),
    edited: list(part('Vehicle', { id: identity, edit: editOf(vehicleFields) })),
    removed: list(part('Vehicle', { id: identity, was: part('What was', { ...vehicleFields, billed }) })),
  }),
};

/** What the facts of the accounts say. */
export const accountFacts = [
  factCheck(
    accountOpened,
    part('It', {
      id: identity,
      slotId: reference('Its vehicle'),
      draft: part('Its draft', { client, billing, package: selection }),
      openedOn,
    }),
  ),
  factCheck(accountsBilled, part('It', { ids: list(identity) })),
  factCheck(billSaved, part('It', change)),
  factCheck(vehiclesBilled, part('It', { ...change, vehicleIds: list(identity) })),
  factCheck(
    accountsDeleted,
    part('It', { accounts: list(part('Account', { id: identity, company: billFields.companyName })) }),
  ),
];
