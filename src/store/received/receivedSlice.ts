import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { advance } from '@/machines/advance';
import { handoverMachine } from '@/machines/handover';
import { tableOf } from '@/store/table';
import type { HandoverStep, ReceivedDevice } from './received';

const received = tableOf<ReceivedDevice>();

/** A table of the given received devices. */
export const receivedTable = received.of;

export const receivedSlice = createSlice({
  name: 'received',
  initialState: received.empty,
  reducers: {
    /**
     * One OTP was given for these devices (D23), and is told to nobody. Only those still in the status `from` move, so
     * that a device which somebody else moved meanwhile does not take two steps with one OTP.
     */
    handoverVerified: {
      prepare: (ids: readonly string[], from: HandoverStep) => ({ payload: { ids, from } }),
      reducer(state, { payload: { ids, from } }: PayloadAction<{ ids: readonly string[]; from: HandoverStep }>) {
        const next = advance(handoverMachine, from, { type: 'verified' });
        if (!next) return;
        for (const id of ids) {
          const device = state.entities[id];
          if (device?.actionStatus === from) device.actionStatus = next;
        }
      },
    },
  },
  selectors: { ...received.getSelectors() },
});

export const { handoverVerified } = receivedSlice.actions;
export const { selectAll: selectReceived } = receivedSlice.selectors;
