import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { putEdit, type Edit } from '@/store/kit/edit';
import { jobClosed } from '@/store/care/jobs/jobsSlice';
import { tableOf, type Numbered } from '@/store/kit/table';
import type { DEVICE_TYPES } from '@/store/kit/deviceTypes';
import type { YesNo } from '@/store/kit/yesNo';

/** A new device as its form holds it (spec 3, New device addition); `date` is an ISO date. */
export interface AdditionDraft {
  date: string;
  clientName: string;
  company: string;
  vehicleNo: string;
  imei: string;
  deviceType: (typeof DEVICE_TYPES)[number];
  billing: YesNo;
}

/** A new device in its list. */
export interface Addition extends Numbered, AdditionDraft {
  /** The identity of the vehicle that it was fitted in. */
  vehicleId: string;
  /** The identity of the job by which it was. */
  jobId?: string | undefined;
}

/** What a new device that is written down brings with it for other records. */
export interface AdditionFollows {
  /** The vehicle that it is in; of one that nobody knew, the identity that it gets. */
  vehicleId: string;
  /** The account that the vehicle is on, or comes to; none where its client has none. */
  accountId?: string | undefined;
  /** What a vehicle that nobody knew begins with on the account's bill, in rupees for a month. */
  terms?: { duration: string; price: number } | undefined;
  /** The identity of the subscription that begins with it. */
  begins?: string | undefined;
}

type Recorded = Omit<Addition, 'number' | 'jobId'> & AdditionFollows;

const additions = tableOf<Addition>();

/** A table of the given additions. */
export const additionTable = additions.of;

export const additionsSlice = createSlice({
  name: 'additions',
  initialState: additions.empty,
  reducers: {
    /** Add New Device adds a row (D35); devices, vehicles and subscriptions hear it. */
    additionRecorded: {
      prepare: (draft: AdditionDraft, follows: AdditionFollows = { vehicleId: nanoid() }): { payload: Recorded } => ({
        payload: { ...draft, ...follows, id: nanoid() },
      }),
      reducer(
        state,
        { payload: { accountId: _whose, terms: _terms, begins: _subscription, ...row } }: PayloadAction<Recorded>,
      ) {
        additions.number(state, row);
      },
    },
    /** Carries only what was changed, and what it was. */
    additionEdited: {
      prepare: (id: string, edit: Edit<AdditionDraft>) => ({ payload: { id, edit } }),
      reducer(state, { payload: { id, edit } }: PayloadAction<{ id: string; edit: Edit<AdditionDraft> }>) {
        const addition = state.entities[id];
        if (addition) putEdit<AdditionDraft>(addition, edit);
      },
    },
  },
  extraReducers: (builder) =>
    builder.addCase(jobClosed, (state, { payload: { id: jobId, on, outcomes } }) => {
      for (const { addition, vehicleId, vehicleNo, deviceIn } of outcomes) {
        if (!addition || deviceIn === undefined) continue;
        const { id, clientName, company, deviceType, billing } = addition;
        additions.number(state, {
          id,
          date: on,
          clientName,
          company,
          vehicleNo,
          imei: deviceIn,
          deviceType,
          billing,
          vehicleId,
          jobId,
        });
      }
    }),
  selectors: { ...additions.getSelectors() },
});

export const { additionRecorded, additionEdited } = additionsSlice.actions;
export const { selectAll: selectAdditions } = additionsSlice.selectors;
