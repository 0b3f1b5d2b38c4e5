import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import {
  deviceFound,
  deviceLost,
  deviceRepaired,
  deviceScrapped,
  deviceSentToRepair,
  openingStockCounted,
  simPaired,
} from '@/store/facts/devices';
import { advance } from '@/machines/advance';
import { custodyMachine } from '@/machines/custody';
import { additionRecorded } from '@/store/facts/additions';
import { custodyOf, isSameHolder, STORE, type Holder } from '@/store/kit/movements/holder';
import { holderOf, lastMovedOn, type Cause } from '@/store/kit/movements/move';
import { jobClosed } from '@/store/facts/jobs';
import { goodsReceived } from '@/store/facts/requests';
import { returnOf } from '@/store/stock/challans/challan';
import { handoverVerified, challanAnswered, challanCancelled, challanOffered } from '@/store/facts/challans';
import { tableOf, type Table } from '@/store/kit/table';
import type { Device } from './device';

const devices = tableOf<Device>();

/** A table of the given devices. */
export const deviceTable = devices.of;

function move(state: Table<Device>, id: string | undefined, to: Holder, on: string, cause: Cause) {
  const device = id === undefined ? undefined : state.entities[id];
  device?.moves.push({ to, on, cause });
  return device;
}

/** A device that nobody bought, and that somebody writes down as fitted: it is known from there on. */
const fitUnbought = (state: Table<Device>, imei: string, productName: string, vehicleId: string, on: string) =>
  devices.number(state, {
    id: imei,
    productName,
    condition: 'Good',
    unbought: true,
    moves: [{ to: { at: 'vehicle', id: vehicleId }, on, cause: { what: 'fitted' } }],
  });

export const devicesSlice = createSlice({
  name: 'devices',
  initialState: devices.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(openingStockCounted, (state, { payload: { counts, on } }) => {
        for (const { place, devices: counted = [] } of counts) {
          for (const { imei, condition = 'Good', ...device } of counted) {
            const known = state.entities[imei];
            // It was written down as fitted, and is ours from now on.
            if (known) {
              Object.assign(known, device);
              delete known.unbought;
              continue;
            }
            devices.number(state, {
              id: imei,
              ...device,
              condition,
              moves: [{ to: place, on, cause: { what: 'counted' } }],
            });
          }
        }
      })
      .addCase(simPaired, (state, { payload: { device: id, sim } }) => {
        const device = state.entities[id];
        if (!device) return;
        if (sim === undefined) delete device.simId;
        else device.simId = sim;
      })
      .addCase(deviceSentToRepair, (state, { payload: { id, why, on } }) => {
        move(state, id, { at: 'repairer', id: why }, on, { what: 'repair' });
      })
      .addCase(deviceRepaired, (state, { payload: { id, why, on } }) => {
        const device = move(state, id, STORE, on, { what: 'repaired', ...(why && { why }) });
        if (device) device.condition = 'Good';
      })
      .addCase(deviceLost, (state, { payload: { id, why, on } }) => {
        move(state, id, { at: 'lost' }, on, { what: 'lost', why });
      })
      .addCase(deviceFound, (state, { payload: { id, why, on } }) => {
        move(state, id, STORE, on, { what: 'found', ...(why && { why }) });
      })
      .addCase(deviceScrapped, (state, { payload: { id, why, on } }) => {
        move(state, id, { at: 'scrapped' }, on, { what: 'scrapped', why });
      })
      .addCase(goodsReceived, (state, { payload: { id, on, to, lines } }) => {
        for (const { devices: came = [], productName, model, warrantyUntil } of lines) {
          for (const { imei, serialNo } of came) {
            devices.number(state, {
              id: imei,
              productName,
              ...(model && { model }),
              ...(serialNo && { serialNo }),
              condition: 'Good',
              ...(warrantyUntil && { warrantyUntil }),
              moves: [{ to, on, cause: { what: 'received', id } }],
            });
          }
        }
      })
      .addCase(challanOffered, (state, { payload: { id, on, lines } }) => {
        for (const { device: one, status } of lines) {
          const device = move(state, one, { at: 'challan', id }, on, { what: 'offered', id });
          if (device && status) device.condition = status;
        }
      })
      .addCase(challanAnswered, (state, { payload: { id, on, from, to, answers } }) => {
        for (const { device: one, outcome, reason } of answers) {
          // What comes back to the store is accepted first, and there once it is received.
          const next = outcome !== 'Accepted' ? from : to.at === 'store' ? ({ at: 'challan', id } as const) : to;
          const device = move(state, one, next, on, {
            what: 'answered',
            id,
            ...(reason && { why: `${outcome}: ${reason}` }),
          });
          if (device && outcome === 'Damaged') device.condition = 'Damaged';
        }
      })
      .addCase(challanCancelled, (state, { payload: { id, on, from, lines } }) => {
        for (const { device } of lines) move(state, device, from, on, { what: 'cancelled', id });
      })
      .addCase(handoverVerified, (state, { payload: { ids, from, devices: named, on } }) => {
        ids.forEach((id, place) => {
          const challan: Holder = { at: 'challan', id: returnOf(id).challan };
          const device = state.entities[named[place] ?? ''];
          const last = device?.moves.at(-1);
          if (
            !device ||
            !last ||
            !isSameHolder(last.to, challan) ||
            (last.cause.what === 'answered') !== (from === 'accepted')
          )
            return;
          if (from === 'pending') move(state, device.id, challan, on, { what: 'answered', id: challan.id });
          else move(state, device.id, STORE, on, { what: 'returned', id: challan.id });
        });
      })
      .addCase(additionRecorded, (state, { payload: { imei, vehicleId, date, deviceType } }) => {
        const device = state.entities[imei];
        if (!device) fitUnbought(state, imei, deviceType, vehicleId, date);
        // What is on its way, or scrapped, is not fitted by being written down, nor before it last moved.
        else if (date >= lastMovedOn(device) && advance(custodyMachine, custodyOf(holderOf(device)), { type: 'fit' })) {
          move(state, imei, { at: 'vehicle', id: vehicleId }, date, { what: 'fitted' });
        }
      })
      .addCase(jobClosed, (state, { payload: { id: jobId, on, installerId, outcomes } }) => {
        for (const { deviceOut, deviceIn, simIn, vehicleId } of outcomes) {
          move(state, deviceOut, { at: 'installer', id: installerId }, on, { what: 'removed', id: jobId });
          const device = move(state, deviceIn, { at: 'vehicle', id: vehicleId }, on, { what: 'fitted', id: jobId });
          if (device && simIn !== undefined) device.simId = simIn;
        }
      }),
  selectors: { ...devices.getSelectors() },
});

/** A state that has the devices. */
export type WithDevices = WithSlice<typeof devicesSlice>;

export const { selectAll: selectDevices, selectById: selectDevice } = devicesSlice.selectors;
