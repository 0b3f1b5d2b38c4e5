import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { advance } from '@/machines/advance';
import { handoverMachine, type HandoverStatus } from '@/machines/handover';

/** The states in which a device comes back (spec 4). */
export const DEVICE_STATUSES = ['Repair', 'Dead', 'Removal'] as const;

/** A device handed to us (spec 3); `actionStatus` moves only through the handover machine (D23). */
export interface ReceivedDevice {
  id: number;
  productName: string;
  itgcId: string;
  imei: string;
  serialNo: string;
  status: (typeof DEVICE_STATUSES)[number];
  givenBy: string;
  actionStatus: HandoverStatus;
}

/** The step that an OTP sealed, by the status that it leads out of. */
export type HandoverStep = Exclude<HandoverStatus, 'received'>;

const received = createEntityAdapter<ReceivedDevice>();

/** A table of the given received devices. */
export const receivedTable = (rows: readonly ReceivedDevice[]) => received.getInitialState(undefined, rows);

export const receivedSlice = createSlice({
  name: 'received',
  initialState: received.getInitialState(),
  reducers: {
    /**
     * One OTP was given for these devices (D23), and is told to nobody. Only those still in the status `from` move, so
     * that a device which another tab moved meanwhile does not take two steps with one OTP.
     */
    handoverVerified: {
      prepare: (ids: readonly number[], from: HandoverStep) => ({ payload: { ids, from } }),
      reducer(state, { payload }: PayloadAction<{ ids: readonly number[]; from: HandoverStep }>) {
        const next = advance(handoverMachine, payload.from, { type: 'verified' });
        if (!next) return;
        for (const id of payload.ids) {
          const device = state.entities[id];
          if (device?.actionStatus === payload.from) device.actionStatus = next;
        }
      },
    },
  },
  selectors: { ...received.getSelectors() },
});

export const { handoverVerified } = receivedSlice.actions;
export const { selectAll: selectReceived } = receivedSlice.selectors;
