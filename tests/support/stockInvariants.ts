// What must hold of devices, SIMs, counted goods and vehicles whatever was said.
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Business } from '@/store/business/business';
import { selectClosedLive } from '@/store/business/leaks/closedLive';
import { selectDashboard } from '@/store/stock/onHand/stockDashboard';
import { contentsAt, selectContents, unitsAt } from '@/store/stock/onHand/contents';
import { factUndone } from '@/journal/undo/undo';
import { goodsCorrected } from '@/store/facts/counts';
import { openingStockCounted } from '@/store/facts/devices';
import { jobClosed } from '@/store/facts/jobs';
import { STORE } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { restOf, toScanOf } from '@/store/purchasing/requests/receipt';
import { goodsReceived } from '@/store/facts/requests';
import { isOpenChallan, isSettled } from '@/store/stock/challans/challan';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import { selectFitments } from '@/store/vehicles/fitments/fitmentsByVehicle';
import { isOpenVehicle } from '@/store/vehicles/vehicles/vehicle';

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const twice = (values: readonly string[]) => values.filter((value, place) => values.indexOf(value) !== place);

/** The counted goods that facts brought in or counts found, less what visits used up and counts lost. */
const broughtIn = (facts: readonly UnknownAction[]): number =>
  sum(
    facts.map((fact) => {
      if (goodsReceived.match(fact)) return sum(fact.payload.lines.map(({ counted = 0 }) => counted));
      if (jobClosed.match(fact)) return -sum((fact.payload.used ?? []).map(({ qty }) => qty));
      if (goodsCorrected.match(fact)) {
        const { correction, qty } = fact.payload.goods;
        return { 'Found here': qty, Moved: 0, Lost: -qty }[correction];
      }
      // What was taken back is as if it had never been.
      if (factUndone.match(fact)) return -broughtIn([fact.payload.fact]);
      if (openingStockCounted.match(fact))
        return sum(fact.payload.counts.flatMap(({ goods = [] }) => goods.map(({ qty }) => qty)));
      return 0;
    }),
  );

/** How many counted goods there are: in bins, and on their way. */
const goodsIn = ({ bins, challans }: Business) =>
  sum(Object.values(bins.entities).map(({ qty }) => qty)) +
  sum(
    Object.values(challans.entities)
      .filter(isOpenChallan)
      .flatMap(({ lines }) => lines.map(({ goods, outcome, qty }) => (goods && outcome === 'Pending' ? qty : 0))),
  );

/** What of the stock is not as it must be after these admitted facts, in words. */
export function brokenStock(start: Business, facts: readonly UnknownAction[], business: Business): string[] {
  const { devices, sims, bins, challans, requests } = business;
  const open = Object.values(challans.entities).filter(isOpenChallan);
  const onChallans = open.flatMap((challan) =>
    challan.lines.flatMap((line) => (isSettled(challan, line) ? [] : [[line.device ?? line.sim, challan.id] as const])),
  );
  const challanOf = new Map(onChallans.filter(([thing]) => thing !== undefined) as [string, string][]);
  const things = [...Object.values(devices.entities), ...Object.values(sims.entities)];
  return [
    ...twice(onChallans.flatMap(([thing]) => thing ?? [])).map((thing) => `4: ${thing} is on two open challans`),
    ...things.flatMap((thing) => {
      const { at, id } = holderOf(thing);
      const challan = challanOf.get(thing.id);
      return at === 'challan'
        ? challan === id
          ? []
          : [`4: ${thing.id} is in transit by ${id}, and on ${challan}`]
        : challan === undefined
          ? []
          : [`4: ${thing.id} is on ${challan}, and ${at}`];
    }),
    ...Object.values(bins.entities).flatMap(({ id, qty }) => (qty < 0 ? [`2: ${id} holds ${qty}`] : [])),
    ...(goodsIn(business) === goodsIn(start) + broughtIn(facts)
      ? []
      : [`2: ${goodsIn(business)} goods, not ${goodsIn(start) + broughtIn(facts)}`]),
    ...twice(Object.values(sims.entities).flatMap(({ msisdn }) => msisdn ?? [])).map(
      (msisdn) => `3: ${msisdn} is two SIMs'`,
    ),
    ...brokenVehicles(business),
    ...Object.values(devices.entities).flatMap(({ id, simId }) => {
      const sim = simId === undefined ? undefined : sims.entities[simId];
      const holder = sim && holderOf(sim);
      return simId === undefined || (holder?.at === 'device' && holder.id === id)
        ? []
        : [`6: ${id} has the SIM ${simId}, which is elsewhere`];
    }),
    ...Object.values(sims.entities).flatMap((sim) => {
      const { at, id = '' } = holderOf(sim);
      return at !== 'device' || devices.entities[id]?.simId === sim.id
        ? []
        : [`6: ${sim.id} is in ${id}, which has another`];
    }),
    ...Object.values(requests.entities).flatMap((request) =>
      request.products.flatMap((line) => [
        ...(restOf(line) < 0 ? [`7: request ${request.number} got more than it ordered`] : []),
        ...(toScanOf(line) < 0 || line.received < 0
          ? [`7: request ${request.number} has more in stock than came`]
          : []),
        ...(request.status === 'Delivered' && restOf(line) > 0
          ? [`7: request ${request.number} is delivered, and not whole`]
          : []),
      ]),
    ),
    ...Object.values(requests.entities).flatMap((request) =>
      request.status === 'In Transit' && request.products.every((line) => restOf(line) === 0)
        ? [`7: request ${request.number} is whole, and not delivered`]
        : [],
    ),
    ...(selectDashboard(business).currentStock === stockIn(business)
      ? []
      : ['8: Current Stock is not what its places hold']),
  ];
}

/** What of the vehicles is not as it must be: invariants 3, 5, 6 and 16. */
function brokenVehicles(business: Business): string[] {
  const { accounts, vehicles, devices, sims, subscriptions } = business;
  const open = Object.values(vehicles.entities).filter(isOpenVehicle);
  const plates = open.flatMap(({ vehicleNo }) => (isUnassigned(vehicleNo) ? [] : [plateKey(vehicleNo)]));
  const inside = Object.values(devices.entities).filter((one) => holderOf(one).at === 'vehicle');
  const holds = new Set(inside.map((one) => holderOf(one).id));
  const leaking = new Set(selectClosedLive(business, '2027-04-30').map(({ id }) => id));
  const fitments = [...selectFitments(business).values()].flat();
  const deleted = new Set(
    Object.values(business.deletions.entities).flatMap(({ vehicleId, deletionDate }) =>
      deletionDate === undefined ? [] : [vehicleId],
    ),
  );
  return [
    ...twice(plates).map((plate) => `3: ${plate} is two open vehicles'`),
    ...twice(inside.map((one) => holderOf(one).id ?? '')).map((id) => `5: ${id} has two devices in it`),
    ...inside.flatMap(({ id, moves }) =>
      vehicles.entities[holderOf({ moves }).id ?? ''] ? [] : [`5: ${id} is in a vehicle that nobody knows`],
    ),
    ...inside.flatMap(({ id }) =>
      fitments.filter(({ deviceId, to }) => deviceId === id && to === undefined).length === 1
        ? []
        : [`5: ${id} has not one open fitment`],
    ),
    ...fitments
      .filter(({ from, to }) => to !== undefined && to < from)
      .map(({ deviceId }) => `5: a fitment of ${deviceId} ends before it begins`),
    ...inside.flatMap(({ id, simId }) =>
      sims.entities[simId ?? '']?.status === 'Deactivated' ? [`6: ${id} is fitted, and its SIM is deactivated`] : [],
    ),
    ...twice(
      Object.values(subscriptions.entities).flatMap(({ vehicleId, to }) => (to === undefined ? [vehicleId] : [])),
    ).map((id) => `16: ${id} has two running subscriptions`),
    ...Object.values(subscriptions.entities).flatMap(({ id, vehicleId }) =>
      vehicles.entities[vehicleId] ? [] : [`16: ${id} is of a vehicle that is gone`],
    ),
    ...inside.flatMap(({ id, moves }) => {
      const vehicle = vehicles.entities[holderOf({ moves }).id ?? ''];
      // A deletion closes a vehicle with its device in it, which then stands in Leaks.
      return vehicle === undefined || isOpenVehicle(vehicle) || deleted.has(vehicle.id)
        ? []
        : [`16: ${id} is in ${vehicle.vehicleNo}, which is closed`];
    }),
    ...open.flatMap(({ id, vehicleNo, accountId }) =>
      accountId === undefined || accounts.entities[accountId] || !holds.has(id) || leaking.has(id)
        ? []
        : [`16: ${vehicleNo} has a device and is on an account that is gone`],
    ),
  ];
}

function stockIn(business: Business) {
  const contents = selectContents(business);
  const places = [
    STORE,
    ...business.branches.ids.map((id) => ({ at: 'branch' as const, id })),
    ...business.installers.ids.map((id) => ({ at: 'installer' as const, id })),
  ];
  return sum(places.map((place) => unitsAt(contentsAt(contents, place))));
}
