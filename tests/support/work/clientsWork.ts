// What people of a busy office say of clients.
import { letterTables, unreachedAt } from '@/store/billing/letters/refusedPlaces';
import { PRORATIONS } from '@/store/clients/accounts/account';
import { creditTermsOf, type CreditTerms } from '@/store/clients/accounts/creditTerms';
import { WISHED, wishesOf, type WritingWishes } from '@/store/clients/accounts/writingWishes';
import { newSlot } from '@/store/clients/accounts/newAccount';
import {
  accountOpened,
  accountsBilled,
  accountsDeleted,
  billSaved,
  clientCorrected,
  clientsImported,
  creditAgreed,
  prorationChosen,
  mailCameBack,
  receiverConfirmed,
  vehiclesBilled,
  wishesTold,
} from '@/store/facts/accounts';
import { accountDeactivated } from '@/store/facts/deactivations';
import { paymentPromised } from '@/store/facts/reminders';
import {
  subscriptionEnded,
  subscriptionOpened,
  subscriptionPaused,
  subscriptionResumed,
} from '@/store/facts/subscriptions';
import { withStarts } from '@/store/billing/terms/priceFrom';
import { LANGUAGES } from '@/store/kit/language';
import { edited } from '@/store/kit/edit';
import { gstinOf } from '@/store/kit/typed/gstin';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import { accountDraft, noEdit, noVehicles } from '../accounts';
import { oneOf, rowOf } from './chance';
import type { Work } from './work';

/** What people say of accounts and subscriptions. */
export const clientsWork = (day: string): Work => ({
  adding: [
    () => accountOpened(accountDraft(), '2026-10-30'),
    ({ accounts }, below) =>
      accountDeactivated({
        userName: 'Meera Joshi',
        companyName: 'Konkan Carriers',
        totalNoOfVehicles: 2,
        deviceRemoved: 'No',
        deactivate: 'Delete From Debtors',
        accountId: oneOf(accounts.ids, below),
      }),
    ({ vehicles, subscriptions }, below) => {
      const running = Object.values(subscriptions.entities).filter(({ to }) => to === undefined);
      const subscribed = new Set(running.map(({ vehicleId }) => vehicleId));
      // Of the few without one, so that some are in each story.
      const free = vehicles.ids.filter((id) => !subscribed.has(id));
      return subscriptionOpened(oneOf(below(2) === 0 ? free : vehicles.ids, below) ?? '', '2026-10-01');
    },
    ({ accounts }, below) => {
      const one = rowOf(accounts, below);
      const gstNo = gstinOf('27', `AAPFU${String(below(10_000)).padStart(4, '0')}F`);
      const added = [{ draft: accountDraft({ billing: { gstNo } }), vehicles: [newSlot(accountDraft())] }];
      const edit =
        one &&
        edited({ mobileNumber: one.client.mobileNumber }, { mobileNumber: String(9_820_000_000 + below(1_000_000)) });
      return (
        edit &&
        clientsImported(
          { added, edits: [{ accountId: one.id, edit, vehicles: { added: [], edited: [] } }] },
          '2026-10-30',
        )
      );
    },
  ],
  changing: [
    ({ accounts, vehicles }, below) => {
      const id = oneOf(accounts.ids, below) ?? '';
      return accountsBilled(
        [id],
        vehiclesOfAccount(vehicles, id).map((one) => one.id),
        day,
      );
    },
    ({ accounts }, below) => {
      const one = rowOf(accounts, below);
      return (
        one && billSaved(one.id, { was: { discount: one.bill.discount }, to: { discount: below(500) } }, noVehicles)
      );
    },
    (business, below) => {
      const one = rowOf(business.accounts, below);
      if (!one) return undefined;
      const [first] = vehiclesOfAccount(business.vehicles, one.id);
      const saidOf = first ? [{ id: first.id, edit: edited({ price: first.price }, { price: 100 + below(300) }) }] : [];
      return billSaved(
        one.id,
        noEdit,
        withStarts(business, { ...noVehicles, edited: saidOf }, one.bill.monthYear),
        day,
      );
    },
    ({ accounts, vehicles }, below) => {
      const one = rowOf(accounts, below);
      return (
        one &&
        vehiclesBilled(
          one.id,
          vehiclesOfAccount(vehicles, one.id)
            .slice(0, 1)
            .map(({ id }) => id),
          noEdit,
          noVehicles,
        )
      );
    },
    ({ accounts }, below) => {
      const one = rowOf(accounts, below);
      const to = `${1 + below(900)} Dock Road, Mumbai 400001`;
      const edit = one && { was: { billingAddress: one.billing.billingAddress }, to: { billingAddress: to } };
      return edit && clientCorrected({ accountId: one.id, edit, from: day }, day);
    },
    ({ subscriptions }, below) => subscriptionPaused([oneOf(subscriptions.ids, below) ?? ''], '2026-12-05', day),
    ({ subscriptions }, below) =>
      (oneOf([subscriptionResumed, subscriptionEnded], below) ?? subscriptionEnded)(
        [oneOf(subscriptions.ids, below) ?? ''],
        day,
      ),
    ({ accounts }, below) => {
      const one = rowOf(accounts, below);
      return (
        one &&
        prorationChosen(one.id, {
          was: { proration: one.proration ?? null },
          to: { proration: oneOf(PRORATIONS, below) ?? null },
        })
      );
    },
    ({ accounts }, below) => {
      const one = rowOf(accounts, below);
      const to = {
        creditLimit: oneOf([250, 5000.5, undefined], below),
        creditDays: oneOf([0, 30, 45, undefined], below),
        interestRate: oneOf([12.5, 18], below),
        interestFrom: '2026-01-01',
      };
      return one && creditAgreed(one.id, edited<CreditTerms>(creditTermsOf(one), to));
    },
    ({ accounts }, below) => {
      const one = rowOf(accounts, below);
      const language = oneOf(LANGUAGES, below);
      // Seldom, so that clients are reminded.
      const reminders = WISHED[below(8) === 0 ? 1 : 0];
      return one && wishesTold(one.id, edited<WritingWishes>(wishesOf(one), { language, reminders }));
    },
    (business, below) => {
      const letters = letterTables(business).flatMap(({ entities }) =>
        Object.values(entities).filter(({ channel, status }) => channel === 'Email' && status === 'Accepted'),
      );
      const letter = oneOf(letters, below);
      return letter && mailCameBack(letter, '2026-11-23T10:00:00.000Z');
    },
    (business) => {
      const places = Object.values(business.accounts.entities).map((one) => ({
        one,
        place: unreachedAt(business, one)[0],
      }));
      const { one, place } = places.find((at) => at.place !== undefined) ?? {};
      return one && place && receiverConfirmed(one.id, place);
    },
    ({ accounts }, below) => {
      const one = rowOf(accounts, below);
      const was = { promisedFor: one?.promisedFor ?? null };
      return one && paymentPromised(one.id, { was, to: { promisedFor: `2026-12-0${1 + below(9)}` } }, day);
    },
  ],
  deleting: [
    ({ accounts }, below) => accountsDeleted([{ id: oneOf(accounts.ids, below) ?? '', company: 'Konkan Carriers' }]),
  ],
});
