import { additionRecorded } from '@/store/additions/additionsSlice';
import type { Business } from '@/store/business/business';
import type { Fact } from '@/store/business/store';
import { selectReceived } from '@/store/chain/returns';
import {
  deviceFound,
  deviceLost,
  deviceRepaired,
  deviceScrapped,
  deviceSentToRepair,
  openingStockCounted,
  simPaired,
} from '@/store/devices/devicesSlice';
import { STORE, type Holder } from '@/store/movements/holder';
import { holderOf } from '@/store/movements/move';
import { goodsReceived, lineShortClosed, requestAdvanced } from '@/store/requests/requestsSlice';
import { simActivated, simDeactivated, simSuspended } from '@/store/sims/simsSlice';
import { isOpen, type Answer } from '@/store/slips/slip';
import { handoverVerified, slipAnswered, slipCancelled, slipOffered } from '@/store/slips/slipsSlice';
import { additionDraft } from './care';
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

const answersTo = (lines: Business['slips']['entities'][string]['lines'], draw: Draw): Answer[] =>
  lines.flatMap(({ outcome: _outcome, accepted: _accepted, reason: _reason, ...line }, place) => {
    if (draw(4) === 0) return [];
    const outcome = oneOf(OUTCOMES, draw) ?? 'Accepted';
    const accepted = line.goods && outcome === 'Accepted' ? draw(line.qty + 1) : undefined;
    return [{ ...line, line: place, outcome, reason: 'Wet', ...(accepted !== undefined && { accepted }) }];
  });

const KINDS: readonly Kind[] = [
  (_business, draw) => {
    const imeis = [...new Set([newImei(draw), newImei(draw)])];
    const line = { line: 0, qty: imeis.length, productName: 'OBD tracker', kind: 'Device' as const, devices: imeis.map((imei) => ({ imei })) };
    return goodsReceived(stockRequest(4), [line], { on: DAY });
  },
  (_business, draw) => {
    const qty = 1 + draw(3);
    return goodsReceived(stockRequest(4), [{ line: 0, qty, ...RELAYS, ...(draw(2) === 0 && { counted: qty }) }], { on: DAY });
  },
  (_business, draw) => goodsReceived(stockRequest(4 + draw(2)), [{ line: 0, qty: 0, ...RELAYS, counted: 1 + draw(2) }], { on: DAY }),
  (_business, draw) => lineShortClosed('request-4', 0, 1 + draw(3)),
  () => requestAdvanced('request-4', { type: 'deliver' }),
  ({ devices, sims }, draw) => {
    const from = oneOf(PLACES, draw) ?? STORE;
    const lines = [
      { device: oneOf(devices.ids, draw), qty: 1 },
      ...(draw(3) === 0 ? [{ sim: oneOf(sims.ids, draw), qty: 1 }] : []),
      ...(draw(2) === 0 ? [{ goods: RELAYS, qty: 1 + draw(9) }] : []),
    ];
    return slipOffered({ from, to: oneOf(PLACES, draw) ?? STORE, lines }, DAY);
  },
  ({ slips }, draw) => {
    const slip = oneOf(Object.values(slips.entities).filter(isOpen), draw);
    return slip && slipAnswered(slip, answersTo(slip.lines, draw), DAY);
  },
  ({ slips }, draw) => {
    const slip = oneOf(Object.values(slips.entities).filter(isOpen), draw);
    return slip && slipCancelled(slip, DAY);
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
    const happens = oneOf([deviceSentToRepair, deviceRepaired, deviceLost, deviceFound, deviceScrapped], draw) ?? deviceLost;
    const device = oneOf(Object.values(devices.entities).filter((one) => draw(2) === 0 || holderOf(one).at !== 'store'), draw);
    return device && happens(device.id, 'Rain', DAY);
  },
  ({ sims }, draw) => (oneOf([simActivated, simSuspended, simDeactivated], draw) ?? simActivated)(oneOf(sims.ids, draw) ?? '', undefined, DAY),
  ({ devices }, draw) => additionRecorded(additionDraft({ imei: oneOf(devices.ids, draw) ?? newImei(draw), date: DAY, vehicleNo: `MH 12 AB 100${draw(4)}` })),
  (_business, draw) =>
    openingStockCounted([{ place: oneOf(PLACES, draw) ?? STORE, devices: [{ imei: newImei(draw), productName: 'OBD tracker' }], goods: [{ ...RELAYS, qty: 1 + draw(5) }] }], DAY),
];

/** A fact of the chain that somebody who sees this business might say. */
export const chainFactOf = (business: Business, draw: Draw): Fact | undefined => oneOf(KINDS, draw)?.(business, draw);
