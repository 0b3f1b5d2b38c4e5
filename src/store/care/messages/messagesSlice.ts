import { createSelector, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { sumOf } from '@/store/kit/money';
import { tableOf, type Numbered } from '@/store/kit/table';

/** An SMS as its popup holds it: 10-digit mobile numbers and the text. */
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

/** A Repair Done mail as its popup holds it. */
export interface MailDraft {
  clientUsername: string;
  noOfVehicles: number;
  vehicles: readonly RepairedVehicle[];
  subject: string;
  to: readonly string[];
  cc: readonly string[];
}

/** What was sent; `sentAt` is an ISO instant. */
export type Sent = Numbered & { sentAt: string } & (({ kind: 'sms' } & SmsDraft) | ({ kind: 'mail' } & MailDraft));

/** What sending adds to a draft. */
interface Sending {
  id: string;
  sentAt: string;
}

const sending = <Draft extends object>(draft: Draft) => ({
  payload: { ...draft, id: nanoid(), sentAt: new Date().toISOString() },
});

const messages = tableOf<Sent>();

/** A table of what was sent. */
export const messageTable = messages.of;

export const messagesSlice = createSlice({
  name: 'messages',
  initialState: messages.empty,
  reducers: {
    smsSent: {
      prepare: (draft: SmsDraft) => sending(draft),
      reducer: (state, { payload }: PayloadAction<SmsDraft & Sending>) =>
        messages.number(state, { kind: 'sms', ...payload }),
    },
    mailSent: {
      prepare: (draft: MailDraft) => sending(draft),
      reducer: (state, { payload }: PayloadAction<MailDraft & Sending>) =>
        messages.number(state, { kind: 'mail', ...payload }),
    },
  },
  selectors: { ...messages.getSelectors() },
});

export const { smsSent, mailSent } = messagesSlice.actions;
const { selectAll } = messagesSlice.selectors;

/** What was sent, newest first. */
export const selectMessages = createSelector([selectAll], (all) => all.toReversed());

/** What the spares of a mail's vehicles cost together, in rupees. */
export const spareTotal = (vehicles: readonly { spareCost?: number | undefined }[]): number =>
  sumOf(vehicles.map(({ spareCost = 0 }) => spareCost));
