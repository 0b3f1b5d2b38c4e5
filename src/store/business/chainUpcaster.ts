import type { UnknownAction } from '@reduxjs/toolkit';
import { isObject } from '@/journal/isObject';
import type { Upcaster } from '@/journal/model';
import { factUndone, type Change } from '@/journal/undo';
import { binTable } from '@/store/stock/bins/binsSlice';
import { binId, type Bin } from '@/store/stock/bins/bin';
import type { Device } from '@/store/stock/devices/device';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { installerTable } from '@/store/places/installers/installersSlice';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import { holderOf, lastMovedOn } from '@/store/kit/movements/move';
import type { Sim } from '@/store/stock/sims/sim';
import { simTable } from '@/store/stock/sims/simsSlice';
import type { DeviceStatus, Goods, Slip } from '@/store/stock/challans/slip';
import { slipTable } from '@/store/stock/challans/slipsSlice';
import type { Numbered, Table } from '@/store/kit/table';
import { countOf, fieldsOf, listOf, rowsOf, textOf } from './anyJson';
import { businessReplaced } from './business';
import type { Fields } from './checked/outside';

/** Long before anything moved, where nothing says when a thing came. */
const BEFORE = '2026-01-01';

const KINDS = { accessories: 'Accessory', controllers: 'Controller', locks: 'Lock' } as const;
const OUTCOMES: Readonly<Record<string, 'Pending' | 'Accepted' | 'Received'>> = {
  pending: 'Pending',
  accepted: 'Accepted',
  received: 'Received',
};

/** The highest number that stands on a label of ours. */
const highestLabelOf = (rows: readonly Fields[]) =>
  rows.reduce((highest, { itgcId }) => Math.max(highest, Number(/(\d{1,9})$/.exec(textOf(itgcId))?.[1] ?? 0)), 0);

const movedTo = (to: Holder, on: string) => [{ to, on, cause: { what: 'counted' as const } }];

/** What the lists said of devices, SIMs and goods, each thing once: the first list that names it says where it is. */
function collector(highestLabel: number) {
  const [devices, sims, bins] = [new Map<string, Device>(), new Map<string, Sim>(), new Map<string, Bin>()];
  const device = (imei: unknown, to: Holder, on: string, traits: Fields): Device | undefined => {
    const id = textOf(imei);
    if (id === '' || devices.has(id)) return undefined;
    const [productName, model, serialNo, itgcId] = [
      traits.productName,
      traits.model,
      traits.serialNo,
      traits.itgcId,
    ].map(textOf);
    const row: Device = {
      id,
      // What is numbered after them must not get the label of one that has its own.
      number: highestLabel + devices.size + 1,
      productName: productName || 'Device',
      ...(model && { model }),
      ...(serialNo && { serialNo }),
      ...(itgcId && { itgcId }),
      condition: 'Good',
      moves: movedTo(to, on),
    };
    devices.set(id, row);
    return row;
  };
  const sim = (number: unknown, provider: unknown, to: Holder, on: string) => {
    const id = textOf(number);
    if (id === '' || sims.has(id)) return undefined;
    sims.set(id, {
      id,
      number: sims.size + 1,
      msisdn: id,
      provider: textOf(provider) || 'Unknown',
      status: 'Active',
      moves: movedTo(to, on),
    });
    return id;
  };
  const goods = (place: Holder, one: Goods, qty: number) => {
    const id = binId(place, one);
    const bin = bins.get(id) ?? { id, number: bins.size + 1, place, ...one, qty: 0 };
    bins.set(id, { ...bin, qty: bin.qty + qty });
  };
  /** All that a list says is at a place. */
  const details = (value: unknown, place: Holder, on: string) => {
    const held = fieldsOf(value);
    for (const { imei, ...traits } of listOf(held.devices)) device(imei, place, on, traits);
    for (const { provider, number } of listOf(held.sims)) sim(number, provider, place, on);
    for (const [list, kind] of Object.entries(KINDS)) {
      for (const { productName, model, qty } of listOf(held[list])) {
        goods(
          place,
          { productName: textOf(productName) || kind, ...(textOf(model) && { model: textOf(model) }), kind },
          countOf(qty),
        );
      }
    }
  };
  return { devices, sims, bins, device, sim, details };
}

/** How many units were delivered more than the lists account for: they lie in the store and wait for their scan. */
function withRest(requests: unknown, listed: number) {
  let known = listed;
  const table = fieldsOf(requests);
  const entities = Object.entries(fieldsOf(table.entities)).map(([id, request]) => {
    const row = fieldsOf(request);
    if (row.status !== 'Delivered') return [id, request] as const;
    const products = listOf(row.products).map((line) => {
      const stocked = Math.min(countOf(line.qty), known);
      known -= stocked;
      return { ...line, received: line.qty, stocked };
    });
    return [id, { ...row, products }] as const;
  });
  return { ...table, entities: Object.fromEntries(entities) };
}

const tableOr = <Row extends Numbered>(rows: ReadonlyMap<string, Row>, of: (rows: readonly Row[]) => Table<Row>) =>
  of([...rows.values()]);

/** A row of the configured stock as it is kept today: its device tells what it is, and with which SIM. */
const currentRow = ({ productName: _productName, deviceIMEI, usedSim: _usedSim, ...row }: Fields): Fields => ({
  ...row,
  deviceId: textOf(deviceIMEI),
});

/** An Undo's change of such a row: what was deleted comes back as rows are kept today. */
const currentChange = (change: Change): Change => {
  if (change.path[0] !== 'configured' || change.path.length !== 2) return change;
  const { was, is } = change;
  return {
    ...change,
    ...(isObject(was) && { was: currentRow(fieldsOf(was)) }),
    ...(isObject(is) && { is: currentRow(fieldsOf(is)) }),
  };
};

/** The lists of before, in which a device stood by its number alone, as one place for each thing. */
function chained(state: object): object {
  const { bags, manufacturers: _manufacturers, received, ...kept } = state as Fields;
  if (bags === undefined && received === undefined) return state;
  const highest = highestLabelOf([...rowsOf(received), ...rowsOf(kept.configured)]);
  const { devices, sims, bins, device, sim, details } = collector(highest);
  const installers = rowsOf(bags).map(({ id, number, name }) => ({
    id: textOf(id),
    number: countOf(number),
    name: textOf(name),
  }));
  const installerOf = (name: unknown) => {
    const known = installers.find((one) => one.name === name);
    if (known) return known.id;
    const id = `installer of ${textOf(name)}`.slice(0, 200);
    installers.push({
      id,
      number: installers.reduce((last, one) => Math.max(last, one.number), 0) + 1,
      name: textOf(name),
    });
    return id;
  };
  for (const { id, details: held, givenDate, acceptedDate } of rowsOf(bags)) {
    details(held, { at: 'installer', id: textOf(id) }, textOf(acceptedDate) || textOf(givenDate) || BEFORE);
  }
  const branches = Object.fromEntries(
    rowsOf(kept.branches).map(({ details: held, ...branch }) => {
      details(held, { at: 'branch', id: textOf(branch.id) }, BEFORE);
      return [textOf(branch.id), branch];
    }),
  );
  const configured = Object.fromEntries(
    rowsOf(kept.configured).map(({ productName, usedSim, ...fields }) => {
      const row = currentRow(fields);
      const made =
        device(row.deviceId, STORE, BEFORE, { productName, itgcId: row.itgcId }) ?? devices.get(textOf(row.deviceId));
      const simId =
        made && made.simId === undefined ? sim(usedSim, '', { at: 'device', id: made.id }, BEFORE) : undefined;
      if (made && simId !== undefined) made.simId = simId;
      return [textOf(row.id), row];
    }),
  );
  const slips = rowsOf(received).map(({ id, number, imei, status, givenBy, actionStatus, ...traits }): Slip => {
    const outcome = OUTCOMES[textOf(actionStatus)] ?? 'Pending';
    const slip: Holder = { at: 'slip', id: textOf(id) };
    const known = devices.get(textOf(imei));
    const made = device(imei, outcome === 'Received' ? STORE : slip, BEFORE, traits);
    if (made) made.condition = status as Device['condition'];
    // Two challans cannot have one device on its way.
    const isTwice = outcome !== 'Received' && known !== undefined && holderOf(known).at === 'slip';
    const isOffered = outcome !== 'Received' && known !== undefined && !isTwice;
    const on = known ? lastMovedOn(known) : BEFORE;
    // What another list has as well is on its way from there: else its challan would move what it does not hold.
    if (isOffered) known.moves.push({ to: slip, on, cause: { what: 'offered', id: textOf(id) } });
    const moved = made ?? (isOffered ? known : undefined);
    if (moved && outcome === 'Accepted')
      moved.moves.push({ to: slip, on, cause: { what: 'answered', id: textOf(id) } });
    return {
      id: textOf(id),
      number: countOf(number),
      from: { at: 'installer', id: installerOf(givenBy) },
      to: STORE,
      lines: [{ device: textOf(imei), qty: 1, status: status as DeviceStatus, outcome }],
      status: isTwice ? 'Cancelled' : outcome === 'Received' ? 'Closed' : 'Offered',
      offeredOn: BEFORE,
    };
  });
  const listed = devices.size + sims.size + [...bins.values()].reduce((sum, { qty }) => sum + qty, 0);
  return {
    ...kept,
    requests: withRest(kept.requests, listed),
    branches: { ...fieldsOf(kept.branches), entities: branches },
    configured: { ...fieldsOf(kept.configured), entities: configured },
    installers: installerTable(installers),
    devices: tableOr(devices, deviceTable),
    sims: tableOr(sims, simTable),
    bins: tableOr(bins, binTable),
    slips: slipTable(slips),
  };
}

function lifted(action: UnknownAction): UnknownAction {
  if (action.type === 'received/handoverVerified') return { ...action, type: 'slips/handoverVerified' };
  if (businessReplaced.match(action)) {
    const { payload } = action;
    return isObject(payload) && isObject(payload.business)
      ? { ...action, payload: { ...payload, business: chained(payload.business) } }
      : action;
  }
  if (!factUndone.match(action)) return action;
  const { payload } = action;
  if (!isObject(payload) || !isObject(payload.fact)) return action;
  const changes: unknown = payload.changes;
  const isRead =
    Array.isArray(changes) &&
    changes.every((change: unknown) => isObject(change) && 'path' in change && Array.isArray(change.path));
  return {
    ...action,
    payload: {
      ...payload,
      fact: lifted(payload.fact as UnknownAction),
      ...(isRead && { changes: (changes as Change[]).map(currentChange) }),
    },
  };
}

/** From version 3, in which a device stood in lists, to one place for each device. */
export const chainUpcaster: Upcaster = { fact: lifted, state: chained };
