import { day, knownWord, optionalDay, line } from '@/store/kit/schema/fieldRules';
import { taxedAtRule } from '@/store/kit/schema/taxedFields';
import { countedBills } from '@/store/billing/bills/billRowSchema';
import { editOf, identity, instant, list, listed, part, reference } from '@/store/kit/schema/rowRules';
import {
  accountRowSchema,
  billed,
  billFields,
  confirmedPlaceFields,
  vehicleFields,
} from '@/store/clients/accounts/accountSchema';
import { GST_CHOICES, PRORATIONS } from '@/store/clients/accounts/account';
import { creditTermsFields } from '@/store/clients/accounts/creditTermsSchema';
import { writingWishesSchema } from '@/store/clients/accounts/writingWishesSchema';
import { keptBillingFields, keptClientFields, keptPackageFields } from '@/store/clients/accounts/keptClientFields';

const { client, billing, package: selection, openedOn } = accountRowSchema.fields;
const openingDraft = part('Its draft', {
  client,
  billing,
  package: selection,
  rate: taxedAtRule.optional(),
  gst: billFields.gst,
});
const accountId = reference('Its account');
const on = day('Its day is required.', 'Its day is not a date.');

const { poOfficial: _notImported, ...info } = keptBillingFields;
const newVehicles = listed('Vehicle', {
  ...vehicleFields,
  gst: knownWord(GST_CHOICES, 'GST is not known.').optional(),
});
const editedVehicles = list(
  part('Vehicle', {
    id: identity,
    edit: editOf(vehicleFields),
    from: optionalDay('The day from which its price holds is not a date.'),
  }),
);

const change = {
  accountId,
  edit: editOf(billFields),
  on,
  vehicles: part('Vehicles', {
    added: newVehicles,
    edited: editedVehicles,
    removed: list(part('Vehicle', { id: identity, was: part('What was', { ...vehicleFields, billed }) })),
  }),
};

/** What each fact of the accounts says. */
export const accountFactSchemas = {
  accountOpened: part('It', {
    id: identity,
    slotId: reference('Its vehicle'),
    draft: openingDraft,
    openedOn,
  }),
  clientsImported: part('It', {
    openedOn,
    added: listed('Client', {
      draft: openingDraft,
      vehicles: newVehicles,
    }),
    edits: list(
      part('A client', {
        accountId,
        edit: editOf({ ...keptClientFields, ...info, ...keptPackageFields }),
        vehicles: part('Vehicles', { added: newVehicles, edited: editedVehicles }),
      }),
    ),
  }),
  clientCorrected: part('It', {
    id: identity,
    accountId,
    edit: editOf({ ...keptClientFields, ...info, ...keptPackageFields }),
    from: day('The day from which it holds is required.', 'The day from which it holds is not a date.'),
    on,
  }),
  accountsBilled: part('It', {
    ids: list(identity),
    vehicleIds: list(identity),
    bills: listed('Bill', { accountId }),
    on,
    issued: countedBills,
  }),
  billSaved: part('It', change),
  vehiclesBilled: part('It', {
    ...change,
    vehicleIds: list(identity),
    billId: reference('Its bill'),
    issued: countedBills,
  }),
  accountsDeleted: part('It', {
    accounts: list(part('Account', { id: identity, company: billFields.companyName })),
    on,
  }),
  prorationChosen: part('It', {
    accountId,
    edit: editOf({ proration: knownWord(PRORATIONS, 'Part of a Month is not known.').optional() }),
  }),
  creditAgreed: part('It', { accountId, edit: editOf(creditTermsFields) }),
  wishesTold: part('It', { accountId, edit: editOf(writingWishesSchema.fields) }),
  mailCameBack: part('It', { id: identity, accountId, to: line('To'), at: instant('When that was') }),
  receiverConfirmed: part('It', { accountId, ...confirmedPlaceFields }),
};
