import type { UnknownAction } from '@reduxjs/toolkit';
import type { Business } from '@/store/business/business';
import { selectDashboard } from '@/store/business/stockDashboard';
import { contentsAt, selectContents, unitsAt } from '@/store/chain/contents';
import { openingStockCounted } from '@/store/devices/devicesSlice';
import { STORE } from '@/store/movements/holder';
import { holderOf } from '@/store/movements/move';
import { receivedOf, restOf, toScanOf } from '@/store/requests/receipt';
import { goodsReceived } from '@/store/requests/requestsSlice';
import { isOpen, isSettled } from '@/store/slips/slip';

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const twice = (values: readonly string[]) => values.filter((value, place) => values.indexOf(value) !== place);

/** The counted goods that facts brought in. */
const broughtIn = (facts: readonly UnknownAction[]) =>
  sum(
    facts.map((fact) => {
      if (goodsReceived.match(fact)) return sum(fact.payload.lines.map(({ counted = 0 }) => counted));
      if (openingStockCounted.match(fact)) return sum(fact.payload.counts.flatMap(({ goods = [] }) => goods.map(({ qty }) => qty)));
      return 0;
    }),
  );

/** How many counted goods there are: in bins, and on their way. */
const goodsIn = ({ bins, slips }: Business) =>
  sum(Object.values(bins.entities).map(({ qty }) => qty)) +
  sum(Object.values(slips.entities).filter(isOpen).flatMap(({ lines }) => lines.map(({ goods, outcome, qty }) => (goods && outcome === 'Pending' ? qty : 0))));

/** What of the chain is not as it must be after these admitted facts, in words (domain model, invariants 1 to 8). */
export function brokenChain(start: Business, facts: readonly UnknownAction[], business: Business): string[] {
  const { devices, sims, bins, slips, requests } = business;
  const open = Object.values(slips.entities).filter(isOpen);
  const onSlips = open.flatMap((slip) => slip.lines.flatMap((line) => (isSettled(slip, line) ? [] : [[line.device ?? line.sim, slip.id] as const])));
  const slipOf = new Map(onSlips.filter(([thing]) => thing !== undefined) as [string, string][]);
  const things = [...Object.values(devices.entities), ...Object.values(sims.entities)];
  return [
    ...twice(onSlips.flatMap(([thing]) => thing ?? [])).map((thing) => `4: ${thing} is on two open slips`),
    ...things.flatMap((thing) => {
      const { at, id } = holderOf(thing);
      const slip = slipOf.get(thing.id);
      return at === 'slip' ? (slip === id ? [] : [`4: ${thing.id} is in transit by ${id}, and on ${slip}`]) : slip === undefined ? [] : [`4: ${thing.id} is on ${slip}, and ${at}`];
    }),
    ...Object.values(bins.entities).flatMap(({ id, qty }) => (qty < 0 ? [`2: ${id} holds ${qty}`] : [])),
    ...(goodsIn(business) === goodsIn(start) + broughtIn(facts) ? [] : [`2: ${goodsIn(business)} goods, not ${goodsIn(start) + broughtIn(facts)}`]),
    ...twice(Object.values(sims.entities).flatMap(({ msisdn }) => msisdn ?? [])).map((msisdn) => `3: ${msisdn} is two SIMs'`),
    ...Object.values(devices.entities).flatMap(({ id, simId }) => {
      const sim = simId === undefined ? undefined : sims.entities[simId];
      const holder = sim && holderOf(sim);
      return simId === undefined || (holder?.at === 'device' && holder.id === id) ? [] : [`6: ${id} has the SIM ${simId}, which is elsewhere`];
    }),
    ...Object.values(sims.entities).flatMap((sim) => {
      const { at, id = '' } = holderOf(sim);
      return at !== 'device' || devices.entities[id]?.simId === sim.id ? [] : [`6: ${sim.id} is in ${id}, which has another`];
    }),
    ...Object.values(requests.entities).flatMap((request) =>
      request.products.flatMap((line) => [
        ...(restOf(request, line) < 0 ? [`7: request ${request.number} got more than it ordered`] : []),
        ...(toScanOf(request, line) < 0 || receivedOf(request, line) < 0 ? [`7: request ${request.number} has more in stock than came`] : []),
        ...(request.status === 'Delivered' && restOf(request, line) > 0 ? [`7: request ${request.number} is delivered, and not whole`] : []),
      ]),
    ),
    ...Object.values(requests.entities).flatMap((request) =>
      request.status === 'In Transit' && request.products.every((line) => restOf(request, line) === 0) ? [`7: request ${request.number} is whole, and not delivered`] : [],
    ),
    ...(selectDashboard(business).currentStock === stockIn(business) ? [] : ['8: Current Stock is not what its places hold']),
  ];
}

function stockIn(business: Business) {
  const contents = selectContents(business);
  const places = [STORE, ...business.branches.ids.map((id) => ({ at: 'branch' as const, id })), ...business.installers.ids.map((id) => ({ at: 'installer' as const, id }))];
  return sum(places.map((place) => unitsAt(contentsAt(contents, place))));
}
