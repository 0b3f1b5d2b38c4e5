// Facts that people may say of the stock one after another, for its invariants.
import { billSaved } from '@/store/facts/accounts';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { additionRecorded } from '@/store/facts/additions';
import type { Business } from '@/store/business/business';
import type { Fact } from '@/store/business/store';
import { selectReceived } from '@/store/stock/onHand/returns';
import {
  deviceFound,
  deviceLost,
  deviceRepaired,
  deviceScrapped,
  deviceSentToRepair,
  openingStockCounted,
  simPaired,
} from '@/store/facts/devices';
import {
  countBegun,
  countSettled,
  goodsCorrected,
  goodsCounted,
  stockCounted,
  thingCorrected,
} from '@/store/facts/counts';
import { goodsLines } from '@/store/stock/counts/goodsLines';
import { countLines, foundOf } from '@/store/stock/counts/countLines';
import { vehicleDeleted } from '@/store/facts/deletions';
import { jobAssigned, jobClosed } from '@/store/facts/jobs';
import type { ClosedOutcome } from '@/store/care/jobs/outcome';
import {
  subscriptionEnded,
  subscriptionOpened,
  subscriptionPaused,
  subscriptionResumed,
} from '@/store/facts/subscriptions';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import { vehicleClosed, vehicleMoved, vehicleRegistered } from '@/store/facts/vehicles';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { goodsReceived, lineShortClosed, requestAdvanced } from '@/store/facts/requests';
import { simActivated, simDeactivated, simSuspended } from '@/store/facts/sims';
import { isOpenChallan, type LineAnswer } from '@/store/stock/challans/challan';
import { handoverVerified, challanAnswered, challanCancelled, challanOffered } from '@/store/facts/challans';
import { noEdit, wasOnBill } from './accounts';
import { additionDraft, deletionDraft } from './care';
import { imeiOfDevice, stockRequest } from './stock';

/** Some whole number below a limit, as a test draws it. */
export type Draw = (below: number) => number;

const DAY = '2026-11-21';
const PLACES: readonly Holder[] = [STORE, { at: 'branch', id: 'branch-1' }, { at: 'installer', id: 'installer-1' }];
const RELAYS = { productName: 'Relay', model: 'RL-12', kind: 'Accessory' } as const;
const OUTCOMES = ['Accepted', 'Accepted', 'Short', 'Damaged', 'Declined'] as const;

const oneOf = <Item>(items: readonly Item[], draw: Draw): Item | undefined => items[draw(items.length)];
const newImei = (draw: Draw) => imeiOfDevice(40 + draw(50));

type Kind = (business: Business, draw: Draw) => Fact | undefined;

export const answersTo = (lines: Business['challans']['entities'][string]['lines'], draw: Draw): LineAnswer[] =>
  lines.flatMap(({ outcome: _outcome, accepted: _accepted, reason: _reason, ...line }, place) => {
    if (draw(4) === 0) return [];
    const outcome = oneOf(OUTCOMES, draw) ?? 'Accepted';
    const accepted = line.goods && outcome === 'Accepted' ? draw(line.qty + 1) : undefined;
    return [{ ...line, line: place, outcome, reason: 'Wet', ...(accepted !== undefined && { accepted }) }];
  });

/** One of a few plates, so that two often mean the same. */
const plateOf = (draw: Draw) => `MH 07 AB 100${draw(4)}`;

const told = {
  clientName: 'Meera Joshi',
  company: 'Konkan Carriers',
  deviceType: 'OBD tracker',
  billing: 'Yes',
} as const;

/** What somebody may say of a visit who sees this bag and these vehicles, right or wrong. */
const visitOf: Kind = (business, draw) => {
  const job = oneOf(
    Object.values(business.jobs.entities).filter(({ status }) => status === 'With Installer' || draw(6) === 0),
    draw,
  );
  const devices = Object.values(business.devices.entities);
  const inBag = devices.filter((one) => holderOf(one).at === 'installer' || draw(12) === 0);
  const outcomes = Array.from({ length: 1 + draw(2) }, (): ClosedOutcome | undefined => {
    const vehicle = oneOf(Object.values(business.vehicles.entities), draw);
    if (!vehicle) return undefined;
    const inside = devices.find((one) => holderOf(one).at === 'vehicle' && holderOf(one).id === vehicle.id);
    const at = {
      vehicleId: vehicle.id,
      vehicleNo: isUnassigned(vehicle.vehicleNo) || draw(8) === 0 ? plateOf(draw) : vehicle.vehicleNo,
    };
    const deviceIn = oneOf(inBag, draw);
    const workDone = inside
      ? oneOf(['Swapped', 'Removed', 'Repaired', 'Not Done'] as const, draw)
      : oneOf(['Fitted', 'Fitted', 'Fitted', 'Repaired', 'Not Done'] as const, draw);
    if (workDone === 'Fitted') {
      const isNew = draw(4) === 0;
      const place = isNew
        ? {
            vehicleId: `new-${draw(5)}`,
            vehicleNo: plateOf(draw),
            registered: {
              accountId: 'account-2',
              client: 'Meera Joshi',
              company: 'Konkan Carriers',
              duration: 'Monthly',
              price: 200,
            },
          }
        : at;
      const simIn =
        deviceIn?.simId === undefined
          ? oneOf(
              Object.values(business.sims.entities).filter((one) => holderOf(one).at === 'installer'),
              draw,
            )?.id
          : undefined;
      return {
        workDone,
        ...place,
        deviceIn: deviceIn?.id,
        ...(simIn !== undefined && { simIn }),
        addition: { id: `addition-of-${draw(1_000)}`, ...told },
        begins: `begun-${draw(100)}`,
      };
    }
    if (workDone === 'Swapped') return { workDone, ...at, deviceIn: deviceIn?.id, deviceOut: inside?.id };
    if (workDone === 'Removed')
      return { workDone, ...at, deviceOut: inside?.id, ...(draw(2) === 0 && { simOff: inside?.simId }) };
    return { workDone: workDone ?? 'Repaired', ...at, remark: 'Away.' };
  });
  return (
    job &&
    jobClosed({
      id: job.id,
      on: DAY,
      installerId: 'installer-1',
      outcomes: outcomes.flatMap((one) => one ?? []),
      ...(draw(3) === 0 && { used: [{ ...RELAYS, qty: 1 + draw(4) }] }),
    })
  );
};

const KINDS: readonly Kind[] = [
  (_business, draw) => {
    const imeis = [...new Set([newImei(draw), newImei(draw)])];
    const line = {
      line: 0,
      qty: imeis.length,
      productName: 'OBD tracker',
      kind: 'Device' as const,
      devices: imeis.map((imei) => ({ imei })),
    };
    return goodsReceived(stockRequest(4), [line], { on: DAY });
  },
  (_business, draw) => {
    const qty = 1 + draw(3);
    return goodsReceived(stockRequest(4), [{ line: 0, qty, ...RELAYS, ...(draw(2) === 0 && { counted: qty }) }], {
      on: DAY,
    });
  },
  (_business, draw) =>
    goodsReceived(stockRequest(4 + draw(2)), [{ line: 0, qty: 0, ...RELAYS, counted: 1 + draw(2) }], { on: DAY }),
  (_business, draw) => lineShortClosed('request-4', 0, 1 + draw(3)),
  () => requestAdvanced('request-4', { type: 'deliver' }),
  ({ devices, sims }, draw) => {
    const from = oneOf(PLACES, draw) ?? STORE;
    const lines = [
      { device: oneOf(devices.ids, draw), qty: 1 },
      ...(draw(3) === 0 ? [{ sim: oneOf(sims.ids, draw), qty: 1 }] : []),
      ...(draw(2) === 0 ? [{ goods: RELAYS, qty: 1 + draw(9) }] : []),
    ];
    return challanOffered({ from, to: oneOf(PLACES, draw) ?? STORE, lines }, DAY);
  },
  ({ challans }, draw) => {
    const challan = oneOf(Object.values(challans.entities).filter(isOpenChallan), draw);
    return challan && challanAnswered(challan, answersTo(challan.lines, draw), DAY);
  },
  ({ challans }, draw) => {
    const challan = oneOf(Object.values(challans.entities).filter(isOpenChallan), draw);
    return challan && challanCancelled(challan, DAY);
  },
  (business, draw) => {
    const row = oneOf(selectReceived(business), draw);
    return row && row.actionStatus !== 'received' ? handoverVerified([row], row.actionStatus, DAY) : undefined;
  },
  ({ devices, sims }, draw) => {
    const device = devices.entities[oneOf(devices.ids, draw) ?? ''];
    return device && simPaired(device, draw(3) === 0 ? undefined : oneOf(sims.ids, draw), DAY);
  },
  ({ devices }, draw) => {
    const happens =
      oneOf([deviceSentToRepair, deviceRepaired, deviceLost, deviceFound, deviceScrapped], draw) ?? deviceLost;
    const device = oneOf(
      Object.values(devices.entities).filter((one) => draw(2) === 0 || holderOf(one).at !== 'store'),
      draw,
    );
    return device && happens(device.id, 'Rain', DAY);
  },
  ({ sims }, draw) =>
    (oneOf([simActivated, simSuspended, simDeactivated], draw) ?? simActivated)(
      oneOf(sims.ids, draw) ?? '',
      undefined,
      DAY,
    ),
  ({ devices, vehicles }, draw) => {
    const vehicle = oneOf(
      Object.values(vehicles.entities).filter(({ vehicleNo }) => !isUnassigned(vehicleNo)),
      draw,
    );
    const imei = draw(2) === 0 ? newImei(draw) : (oneOf(devices.ids, draw) ?? newImei(draw));
    if (!vehicle || draw(4) === 0) {
      const vehicleNo = plateOf(draw);
      return additionRecorded(additionDraft({ imei, date: DAY, vehicleNo }), {
        vehicleId: `new-${vehicleNo}-${draw(3)}`,
        accountId: 'account-1',
        begins: `begun-${draw(100)}`,
      });
    }
    return additionRecorded(additionDraft({ imei, date: DAY, vehicleNo: vehicle.vehicleNo }), {
      vehicleId: vehicle.id,
      accountId: vehicle.accountId,
      begins: `begun-${draw(100)}`,
    });
  },
  (_business, draw) =>
    vehicleRegistered({ vehicleNo: plateOf(draw), accountId: 'account-2', duration: 'Monthly', price: 200 }),
  ({ vehicles }, draw) => {
    const one = oneOf(Object.values(vehicles.entities), draw);
    const was = one && { vehicleNo: one.vehicleNo, accountId: one.accountId };
    return (
      was &&
      vehicleMoved(
        {
          id: one.id,
          was,
          to: {
            vehicleNo: draw(2) === 0 ? plateOf(draw) : one.vehicleNo,
            accountId: oneOf(['account-1', 'account-2', 'account-3'], draw),
          },
        },
        DAY,
      )
    );
  },
  ({ vehicles }, draw) => vehicleClosed(oneOf(vehicles.ids, draw) ?? '', DAY),
  ({ deletions, subscriptions }, draw) => {
    const one = oneOf(Object.values(deletions.entities), draw);
    const running =
      one &&
      Object.values(subscriptions.entities).find(
        ({ vehicleId, to }) => vehicleId === one.vehicleId && to === undefined,
      );
    return (
      one &&
      vehicleDeleted(
        one.id,
        { ...deletionDraft, deletionDate: DAY },
        { vehicleId: one.vehicleId, ...(running && { ends: running.id }) },
      )
    );
  },
  ({ vehicles }, draw) => subscriptionOpened(oneOf(vehicles.ids, draw) ?? '', DAY),
  ({ subscriptions }, draw) =>
    (oneOf([subscriptionResumed, subscriptionEnded], draw) ?? subscriptionEnded)(
      [oneOf(subscriptions.ids, draw) ?? ''],
      DAY,
    ),
  ({ subscriptions }, draw) => subscriptionPaused([oneOf(subscriptions.ids, draw) ?? ''], undefined, DAY),
  ({ accounts, vehicles }, draw) => {
    const id = oneOf(accounts.ids, draw) ?? '';
    const own = vehiclesOfAccount(vehicles, id);
    const removed = own.filter(() => draw(3) === 0).map((one) => ({ id: one.id, was: wasOnBill(one) }));
    const added =
      draw(2) === 0
        ? [{ id: `billed-${draw(5)}`, vehicleNo: plateOf(draw), duration: 'Monthly', price: 200, selected: true }]
        : [];
    return billSaved(id, noEdit, { added, edited: [], removed }, DAY);
  },
  ({ jobs }, draw) =>
    jobAssigned(oneOf(jobs.ids, draw) ?? '', {
      installerId: 'installer-1',
      on: `2026-11-2${draw(3)}`,
      slot: 'morning',
    }),
  visitOf,
  visitOf,
  visitOf,
  (_business, draw) =>
    openingStockCounted(
      [
        {
          place: oneOf(PLACES, draw) ?? STORE,
          devices: [{ imei: newImei(draw), productName: 'OBD tracker' }],
          goods: [{ ...RELAYS, qty: 1 + draw(5) }],
        },
      ],
      DAY,
    ),
  ({ vehicles }, draw) => {
    const id = oneOf(vehicles.ids, draw);
    const on = draw(2) === 0 ? '2026-08-01' : DAY;
    const devices = [
      { imei: newImei(draw), productName: 'OBD tracker', on, sim: { iccid: `8991${newImei(draw)}`, provider: 'Jio' } },
    ];
    return id === undefined ? undefined : openingStockCounted([{ place: { at: 'vehicle', id }, devices }], DAY);
  },
  (_business, draw) => countBegun(oneOf(PLACES, draw) ?? STORE, DAY),
  ({ counts, devices }, draw) => stockCounted(oneOf(counts.ids, draw) ?? '', [oneOf(devices.ids, draw) ?? '1']),
  (business, draw) => {
    const count = business.counts.entities[oneOf(business.counts.ids, draw) ?? ''];
    const line = count && oneOf(countLines(business, count), draw);
    if (!line?.device && !line?.sim) return undefined;
    const to =
      line.finding === 'Missing' ? (draw(2) === 0 ? { at: 'lost' as const } : oneOf(PLACES, draw)) : count?.place;
    const correction = line.finding !== 'Missing' ? 'Found here' : to?.at === 'lost' ? 'Lost' : 'Moved';
    const thing = line.device ? { device: line.device.id } : { sim: line.id };
    return to && count && thingCorrected(count.id, { ...thing, correction, to, why: 'Counted' }, DAY);
  },
  (business, draw) => {
    const count = business.counts.entities[oneOf(business.counts.ids, draw) ?? ''];
    const line = count && oneOf(goodsLines(business, count), draw);
    return count && line && goodsCounted(count.id, [{ ...line.goods, qty: draw(6) }]);
  },
  (business, draw) => {
    const count = business.counts.entities[oneOf(business.counts.ids, draw) ?? ''];
    const line = count && oneOf(goodsLines(business, count), draw);
    if (!line || line.off === 0) return undefined;
    const missing = { at: 'lost' as const, correction: 'Lost' as const };
    const elsewhere = { ...STORE, correction: 'Moved' as const };
    const here = { ...count.place, correction: 'Found here' as const };
    const { correction, ...to } = line.off > 0 ? here : draw(2) === 0 ? missing : elsewhere;
    return goodsCorrected(count.id, { ...line.goods, qty: 1, at: count.place, correction, to, why: 'Counted' }, DAY);
  },
  (business, draw) => {
    const count = business.counts.entities[oneOf(business.counts.ids, draw) ?? ''];
    return count && countSettled(count.id, foundOf(business, count), DAY);
  },
];

/** A fact of the stock, of the vehicles or of the visits that somebody who sees this business might say. */
export const chainFactOf = (business: Business, draw: Draw): Fact | undefined => oneOf(KINDS, draw)?.(business, draw);
