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
import { custodyOf, STORE } from '@/store/kit/movements/holder';
import { holderOf, lastMovedOn } from '@/store/kit/movements/move';
import { jobClosed } from '@/store/facts/jobs';
import { goodsReceived } from '@/store/facts/requests';
import { handoverVerified, challanAnswered, challanCancelled, challanOffered } from '@/store/facts/challans';
import { thingCorrected } from '@/store/facts/counts';
import { correctionCause } from '@/store/stock/counts/stockCount';
import { tableOf, type Table } from '@/store/kit/table';
import type { Device, SimPairing } from './device';
import { moveDevice, offerDevices, answerDevices, takeBackDevices, verifyDevices } from './deviceMoves';

const devices = tableOf<Device>();

/** A table of the given devices. */
export const deviceTable = devices.of;

/** A device that nobody bought, and that somebody writes down as fitted: it is known from there on. */
const fitUnbought = (state: Table<Device>, imei: string, productName: string, vehicleId: string, on: string) =>
  devices.number(state, {
    id: imei,
    productName,
    condition: 'Good',
    unbought: true,
    moves: [{ to: { at: 'vehicle', id: vehicleId }, on, cause: { what: 'fitted' } }],
  });

/** What was counted is known from there on; what was written down as fitted is ours from now on. */
function countIn(state: Table<Device>, { payload: { counts, on } }: ReturnType<typeof openingStockCounted>) {
  for (const { place, devices: counted = [] } of counts) {
    for (const { imei, condition = 'Good', on: since = on, sim, ...device } of counted) {
      const known = state.entities[imei];
      if (known) {
        Object.assign(known, device);
        delete known.unbought;
      } else {
        const moves = [{ to: place, on: since, cause: { what: 'counted' as const } }];
        devices.number(state, { id: imei, ...device, condition, moves });
      }
      const there = state.entities[imei];
      if (sim && there) pair(there, { isIn: true, simId: sim.iccid, on: since });
    }
  }
}

/** Tells of a SIM that goes in or comes out, behind the movements that there are; what goes in is in it from now on. */
function pair(device: Device, pairing: Omit<SimPairing, 'behind'>) {
  (device.pairings ??= []).push({ ...pairing, behind: device.moves.length });
  if (pairing.isIn) device.simId = pairing.simId;
}

/** What came with a request is known from there on. */
function receive(state: Table<Device>, { payload: { id, on, to, lines } }: ReturnType<typeof goodsReceived>) {
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
}

export const devicesSlice = createSlice({
  name: 'devices',
  initialState: devices.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(openingStockCounted, countIn)
      .addCase(simPaired, (state, { payload: { device: id, sim, out, on } }) => {
        const device = state.entities[id];
        if (!device) return;
        if (out) pair(device, { isIn: false, simId: out.sim, on });
        if (sim === undefined) delete device.simId;
        else pair(device, { isIn: true, simId: sim, on });
      })
      .addCase(deviceSentToRepair, (state, { payload: { id, why, on } }) => {
        moveDevice(state, id, { at: 'repairer', id: why }, on, { what: 'repair' });
      })
      .addCase(deviceRepaired, (state, { payload: { id, why, on } }) => {
        const device = moveDevice(state, id, STORE, on, { what: 'repaired', ...(why && { why }) });
        if (device) device.condition = 'Good';
      })
      .addCase(deviceLost, (state, { payload: { id, why, on } }) => {
        moveDevice(state, id, { at: 'lost' }, on, { what: 'lost', why });
      })
      .addCase(deviceFound, (state, { payload: { id, why, on } }) => {
        moveDevice(state, id, STORE, on, { what: 'found', ...(why && { why }) });
      })
      .addCase(deviceScrapped, (state, { payload: { id, why, on } }) => {
        moveDevice(state, id, { at: 'scrapped' }, on, { what: 'scrapped', why });
      })
      .addCase(thingCorrected, (state, { payload: { thing } }) => {
        moveDevice(state, thing.device, thing.to, thing.on, correctionCause(thing));
      })
      .addCase(goodsReceived, receive)
      .addCase(challanOffered, offerDevices)
      .addCase(challanAnswered, answerDevices)
      .addCase(challanCancelled, takeBackDevices)
      .addCase(handoverVerified, verifyDevices)
      .addCase(additionRecorded, (state, { payload: { imei, vehicleId, date, deviceType } }) => {
        const device = state.entities[imei];
        if (!device) fitUnbought(state, imei, deviceType, vehicleId, date);
        // What is on its way, or scrapped, is not fitted by being written down, nor before it last moved.
        else if (date >= lastMovedOn(device) && advance(custodyMachine, custodyOf(holderOf(device)), { type: 'fit' })) {
          moveDevice(state, imei, { at: 'vehicle', id: vehicleId }, date, { what: 'fitted' });
        }
      })
      .addCase(jobClosed, (state, { payload: { id: jobId, on, installerId, outcomes } }) => {
        for (const { deviceOut, deviceIn, simIn, vehicleId } of outcomes) {
          moveDevice(state, deviceOut, { at: 'installer', id: installerId }, on, { what: 'removed', id: jobId });
          const device = state.entities[deviceIn ?? ''];
          if (device && simIn !== undefined) pair(device, { isIn: true, simId: simIn, on });
          moveDevice(state, deviceIn, { at: 'vehicle', id: vehicleId }, on, {
            what: 'fitted',
            id: jobId,
          });
        }
      }),
  selectors: { ...devices.getSelectors() },
});

/** A state that has the devices. */
export type WithDevices = WithSlice<typeof devicesSlice>;

export const { selectAll: selectDevices, selectById: selectDevice } = devicesSlice.selectors;
