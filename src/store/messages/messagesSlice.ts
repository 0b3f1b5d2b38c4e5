import { createEntityAdapter, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sumOf } from '@/store/money';
import { nextId } from '@/store/nextId';

/** An SMS as its popup holds it: 10-digit mobile numbers and the text (spec 2, Header; D37). */
export interface SmsDraft {
  mobileNumbers: readonly string[];
  message: string;
}

export const REPAIR_STATUSES = ['Repaired', 'Replaced', 'Not Repairable'] as const;
export const WARRANTIES = ['Warranty', 'Out of warranty'] as const;

/** A repaired device in a mail: the date in ISO, the cost of its spare in rupees. */
export interface RepairedVehicle {
  vehicleNo: string;
  receivingDate: string;
  status: (typeof REPAIR_STATUSES)[number];
  warranty: (typeof WARRANTIES)[number];
  spareChanged: string;
  spareCost: number;
}

/** A Repair Done mail as its popup holds it (spec 2, Header; D37). */
export interface MailDraft {
  clientUsername: string;
  noOfVehicles: number;
  vehicles: readonly RepairedVehicle[];
  subject: string;
  to: readonly string[];
  cc: readonly string[];
}

/** What was sent; `sentAt` is an ISO instant. */
export type Sent = { id: number; sentAt: string } & (({ kind: 'sms' } & SmsDraft) | ({ kind: 'mail' } & MailDraft));

const messages = createEntityAdapter<Sent>();

/** A table of what was sent. */
export const messageTable = (rows: readonly Sent[]) => messages.getInitialState(undefined, rows);

export const messagesSlice = createSlice({
  name: 'messages',
  initialState: messages.getInitialState(),
  reducers: {
    smsSent: {
      prepare: (draft: SmsDraft) => ({ payload: { ...draft, sentAt: new Date().toISOString() } }),
      reducer: (state, { payload }: PayloadAction<SmsDraft & { sentAt: string }>) => {
        messages.addOne(state, { kind: 'sms', ...payload, id: nextId(state) });
      },
    },
    mailSent: {
      prepare: (draft: MailDraft) => ({ payload: { ...draft, sentAt: new Date().toISOString() } }),
      reducer: (state, { payload }: PayloadAction<MailDraft & { sentAt: string }>) => {
        messages.addOne(state, { kind: 'mail', ...payload, id: nextId(state) });
      },
    },
  },
  selectors: { ...messages.getSelectors() },
});

export const { smsSent, mailSent } = messagesSlice.actions;
const { selectAll } = messagesSlice.selectors;

/** What was sent, newest first (D37). */
export const selectMessages = createSelector([selectAll], (all) => all.toReversed());

/** What the spares of a mail's vehicles cost together, in rupees (D37). */
export const spareTotal = (vehicles: readonly { spareCost?: number | undefined }[]): number =>
  sumOf(vehicles.map(({ spareCost = 0 }) => spareCost));
