import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { advance } from '@/machines/advance';
import { custodyMachine } from '@/machines/custody';
import { additionRecorded } from '@/store/facts/additions';
import { todaysDate } from '@/store/kit/dates';
import { custodyOf, isSameHolder, STORE, type Holder } from '@/store/kit/movements/holder';
import { holderOf, lastMovedOn, type Cause } from '@/store/kit/movements/move';
import { jobClosed } from '@/store/care/jobs/jobsSlice';
import { goodsReceived } from '@/store/purchasing/requests/requestsSlice';
import { returnOf } from '@/store/stock/challans/slip';
import { handoverVerified, slipAnswered, slipCancelled, slipOffered } from '@/store/stock/challans/slipsSlice';
import { tableOf, type Table } from '@/store/kit/table';
import { itgcIdOf, type Device } from './device';
import type { Count } from '@/store/stock/opening/openingStock';

const devices = tableOf<Device>();

/** A table of the given devices. */
export const deviceTable = devices.of;

interface Paired {
  /** The device's identity. */
  device: string;
  /** Our own number of it, by which it is told of. */
  itgcId: string;
  /** The SIM that goes in; none when one only comes out. */
  sim?: string | undefined;
  /** The SIM that comes out, and where the device is: there it is then. */
  out?: { sim: string; to: Holder } | undefined;
  /** ISO date. */
  on: string;
}

interface DeviceMoved {
  /** The device's identity. */
  id: string;
  /** ISO date. */
  on: string;
  /** In a few words. */
  why: string;
}

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

/** What happens to one device by itself; `why` is a repairer's name, or a reason. */
const happening = {
  prepare: (id: string, why: string, on = todaysDate()): { payload: DeviceMoved } => ({ payload: { id, why, on } }),
};

export const devicesSlice = createSlice({
  name: 'devices',
  initialState: devices.empty,
  reducers: {
    /** What was there when the stock was opened, place by place. */
    openingStockCounted: {
      prepare: (counts: Count[], on: string = todaysDate()) => ({ payload: { counts, on } }),
      reducer(state, { payload: { counts, on } }: PayloadAction<{ counts: Count[]; on: string }>) {
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
      },
    },
    /** A SIM is put into a device, or taken out of it. */
    simPaired: {
      prepare: (device: Device, sim?: string, on: string = todaysDate()): { payload: Paired } => ({
        payload: {
          device: device.id,
          itgcId: itgcIdOf(device),
          ...(sim !== undefined && { sim }),
          ...(device.simId !== undefined && { out: { sim: device.simId, to: holderOf(device) } }),
          on,
        },
      }),
      reducer(state, { payload: { device: id, sim } }: PayloadAction<Paired>) {
        const device = state.entities[id];
        if (!device) return;
        if (sim === undefined) delete device.simId;
        else device.simId = sim;
      },
    },
    /** A device goes to a repairer, by name. */
    deviceSentToRepair: {
      ...happening,
      reducer(state, { payload: { id, why, on } }: PayloadAction<DeviceMoved>) {
        move(state, id, { at: 'repairer', id: why }, on, { what: 'repair' });
      },
    },
    /** A device is mended, and in the store again. */
    deviceRepaired: {
      ...happening,
      reducer(state, { payload: { id, why, on } }: PayloadAction<DeviceMoved>) {
        const device = move(state, id, STORE, on, { what: 'repaired', ...(why && { why }) });
        if (device) device.condition = 'Good';
      },
    },
    deviceLost: {
      ...happening,
      reducer(state, { payload: { id, why, on } }: PayloadAction<DeviceMoved>) {
        move(state, id, { at: 'lost' }, on, { what: 'lost', why });
      },
    },
    /** A lost device is in the store again. */
    deviceFound: {
      ...happening,
      reducer(state, { payload: { id, why, on } }: PayloadAction<DeviceMoved>) {
        move(state, id, STORE, on, { what: 'found', ...(why && { why }) });
      },
    },
    deviceScrapped: {
      ...happening,
      reducer(state, { payload: { id, why, on } }: PayloadAction<DeviceMoved>) {
        move(state, id, { at: 'scrapped' }, on, { what: 'scrapped', why });
      },
    },
  },
  extraReducers: (builder) =>
    builder
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
      .addCase(slipOffered, (state, { payload: { id, on, lines } }) => {
        for (const { device: one, status } of lines) {
          const device = move(state, one, { at: 'slip', id }, on, { what: 'offered', id });
          if (device && status) device.condition = status;
        }
      })
      .addCase(slipAnswered, (state, { payload: { id, on, from, to, answers } }) => {
        for (const { device: one, outcome, reason } of answers) {
          // What comes back to the store is accepted first, and there once it is received (D23).
          const next = outcome !== 'Accepted' ? from : to.at === 'store' ? ({ at: 'slip', id } as const) : to;
          const device = move(state, one, next, on, {
            what: 'answered',
            id,
            ...(reason && { why: `${outcome}: ${reason}` }),
          });
          if (device && outcome === 'Damaged') device.condition = 'Damaged';
        }
      })
      .addCase(slipCancelled, (state, { payload: { id, on, from, lines } }) => {
        for (const { device } of lines) move(state, device, from, on, { what: 'cancelled', id });
      })
      .addCase(handoverVerified, (state, { payload: { ids, from, devices: named, on } }) => {
        ids.forEach((id, place) => {
          const slip: Holder = { at: 'slip', id: returnOf(id).slip };
          const device = state.entities[named[place] ?? ''];
          const last = device?.moves.at(-1);
          if (
            !device ||
            !last ||
            !isSameHolder(last.to, slip) ||
            (last.cause.what === 'answered') !== (from === 'accepted')
          )
            return;
          if (from === 'pending') move(state, device.id, slip, on, { what: 'answered', id: slip.id });
          else move(state, device.id, STORE, on, { what: 'returned', id: slip.id });
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

export const {
  openingStockCounted,
  simPaired,
  deviceSentToRepair,
  deviceRepaired,
  deviceLost,
  deviceFound,
  deviceScrapped,
} = devicesSlice.actions;
export const { selectAll: selectDevices, selectById: selectDevice } = devicesSlice.selectors;
