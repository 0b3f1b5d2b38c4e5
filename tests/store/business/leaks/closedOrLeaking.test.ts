import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isListed } from '@/store/clients/accounts/account';
import { accountsDeleted } from '@/store/facts/accounts';
import { additionRecorded } from '@/store/facts/additions';
import { additionFollows } from '@/store/vehicles/additions/additionPlace';
import type { Business } from '@/store/business/business';
import { deactivationFollows } from '@/store/vehicles/deletions/deactivationFollows';
import { deletionRequestOf } from '@/store/vehicles/deletions/deletionRequest';
import { selectAllLeaks } from '@/store/business/leaks/allLeaks';
import { selectRunToDo } from '@/store/business/today/runToday';
import { selectSilentClients } from '@/store/business/today/silentToday';
import { DEACTIVATIONS } from '@/store/clients/deactivations/deactivation';
import { accountDeactivated } from '@/store/facts/deactivations';
import { selectStanding } from '@/store/vehicles/vehicles/standings';
import { selectDeletions } from '@/store/vehicles/deletions/deletionsSlice';
import { vehicleDeleted, vehicleDeletionRequested } from '@/store/facts/deletions';
import { deviceLost } from '@/store/facts/devices';
import { selectSubscriptionOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { subscriptionEnded, subscriptionOpened, subscriptionPaused } from '@/store/facts/subscriptions';
import { selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';
import { selectVehicles } from '@/store/vehicles/vehicles/vehiclesSlice';
import { vehicleClosed } from '@/store/facts/vehicles';
import { additionDraft, deletionDraft } from '../../../support/care';
import { replayed } from '../../../support/replayed';
import { runs } from '../../../support/runs';
import { imeiOfDevice } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';

const TODAY = '2026-11-21';
const LATER = '2027-02-01';

const steps = fc.array(fc.record({ kind: fc.nat({ max: 7 }), which: fc.nat({ max: 5 }), other: fc.nat({ max: 2 }) }), {
  maxLength: 14,
});

/** A fact about the vehicles and accounts as they stand, as a screen would say it. */
function factOf(
  business: Business,
  { kind, which, other }: { kind: number; which: number; other: number },
): UnknownAction | undefined {
  const vehicles = selectVehicles(business);
  const vehicle = vehicles[which % Math.max(1, vehicles.length)];
  const accountId = `account-${other + 1}`;
  const last = selectSubscriptionOf(business).get(vehicle?.id ?? '');
  const deletion = selectDeletions(business)[which];
  const draft = additionDraft({ date: TODAY, vehicleNo: vehicle?.vehicleNo ?? '', imei: imeiOfDevice(which + 60) });
  const deactivate = DEACTIVATIONS[other] ?? 'Permanent';
  const names = {
    userName: 'Meera Joshi',
    companyName: 'Konkan Carriers',
    totalNoOfVehicles: 2,
    deviceRemoved: 'No' as const,
  };
  const until = deactivate === 'Temporary' ? { noOfRemovedDevice: 0, alertDate: '2026-12-10' } : {};
  const said: (() => UnknownAction | undefined)[] = [
    () => additionRecorded(draft, additionFollows(business, draft)),
    () => vehicle && subscriptionOpened(vehicle.id, TODAY),
    () =>
      last &&
      (which % 2 === 0 ? subscriptionPaused([last.id], '2026-12-10', TODAY) : subscriptionEnded([last.id], TODAY)),
    () =>
      vehicle &&
      vehicleDeletionRequested(
        deletionRequestOf(business, vehicle, { status: 'SoldVehicle', reason: 'Sold', date: TODAY }),
      ),
    () => deletion && vehicleDeleted(deletion.id, deletionDraft, { vehicleId: deletion.vehicleId }),
    () =>
      accountDeactivated(
        { ...names, ...until, deactivate, accountId },
        which % 2 === 0 ? deactivationFollows(business, accountId, { deactivate }, TODAY) : {},
      ),
    () =>
      which % 2 === 0
        ? deviceLost(imeiOfDevice(which + 60), 'Burnt', TODAY)
        : accountsDeleted([{ id: accountId, company: 'Konkan Carriers' }]),
    () => vehicle && vehicleClosed(vehicle.id, TODAY),
  ];
  return said[kind]?.();
}

/** The vehicles that are closed, or whose account is, and in which something is still open. */
const stillOpen = (business: Business) => {
  const [inside, last] = [selectDeviceInVehicle(business), selectSubscriptionOf(business)];
  return selectVehicles(business)
    .filter(({ accountId, closedOn }) => {
      const account = business.accounts.entities[accountId ?? ''];
      const standing = selectStanding(business, accountId ?? '').is;
      return (
        closedOn !== undefined || (accountId !== undefined && (!account || !isListed(account) || standing === 'Ended'))
      );
    })
    .filter(({ id }) => inside.has(id) || (last.has(id) && last.get(id)?.to === undefined))
    .map(({ vehicleNo }) => vehicleNo);
};

test('what is closed, or of a closed account, has nothing open or fitted, or it stands in Leaks', () => {
  fc.assert(
    fc.property(steps, (all) => {
      let business = smallBusiness;
      for (const step of all) {
        const fact = factOf(business, step);
        if (fact) business = replayed(business, [fact]).after;
      }
      const leaking = selectAllLeaks(business, LATER).flatMap(({ leaks }) => leaks.map(({ what }) => what));
      expect(stillOpen(business).filter((vehicleNo) => !leaking.includes(vehicleNo))).toEqual([]);
    }),
    { numRuns: runs(300) },
  );
});

/** What stands on the list at a state, and what is found of it when all is asked again. */
const listed = (business: Business) => {
  const list = () => [
    selectAllLeaks(business, LATER),
    selectSilentClients(business, LATER),
    selectRunToDo(business, LATER),
  ];
  const keptUp = list();
  // On another day everything is asked anew, and back on this one as well.
  selectAllLeaks(business, TODAY);
  selectSilentClients(business, TODAY);
  selectRunToDo(business, TODAY);
  return { keptUp, anew: list() };
};

test('a list that is kept up by what changed says what one that is counted anew does', () => {
  fc.assert(
    fc.property(steps, (all) => {
      let business = smallBusiness;
      for (const step of all) {
        const fact = factOf(business, step);
        if (fact) business = replayed(business, [fact]).after;
        const { keptUp, anew } = listed(business);
        expect(keptUp).toEqual(anew);
      }
    }),
    { numRuns: runs(100) },
  );
});
