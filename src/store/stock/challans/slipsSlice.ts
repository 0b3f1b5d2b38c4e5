import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { advance, initialOf } from '@/machines/advance';
import { slipLineMachine, slipMachine } from '@/machines/slip';
import { todaysDate } from '@/store/kit/dates';
import { numbered, tableOf } from '@/store/kit/table';
import {
  ANSWER_EVENTS,
  isSettled,
  returnOf,
  sealed,
  type LineAnswer,
  type HandoverStep,
  type OfferedLine,
  type Slip,
} from './slip';

const slips = tableOf<Slip>();

/** A table of the given slips. */
export const slipTable = slips.of;

/** What a slip says when it is offered. */
export type ChallanOffer = Pick<Slip, 'from' | 'to' | 'givenBy' | 'careRequestId'> & { lines: OfferedLine[] };

/** `companyId` names the company's details of then, known where the fact is said. */
type Offered = ChallanOffer & { id: string; on: string; companyId?: string | undefined };
type Places = Pick<Slip, 'id' | 'from' | 'to'>;
type Answered = Places & { on: string; answers: LineAnswer[] };
type Cancelled = Places & { on: string; lines: OfferedLine[] };

interface Verified {
  ids: readonly string[];
  from: HandoverStep;
  /** The devices of those lines, in their order. */
  devices: readonly string[];
  /** ISO date. */
  on: string;
}

function closeIfSettled(slip: Slip) {
  if (slip.lines.every((line) => isSettled(slip, line)))
    slip.status = advance(slipMachine, slip.status, { type: 'close' }) ?? slip.status;
}

const placesOf = ({ id, from, to }: Slip): Places => ({ id, from, to });

export const slipsSlice = createSlice({
  name: 'slips',
  initialState: slips.empty,
  reducers: {
    /** Things are handed over, and on their way until they are answered. */
    slipOffered: {
      prepare: (offer: ChallanOffer, on: string = todaysDate()): { payload: Offered } => ({
        payload: { id: nanoid(), on, ...offer },
      }),
      reducer(state, { payload: { on, lines, companyId, ...offer } }: PayloadAction<Offered>) {
        slips.number(state, {
          ...offer,
          ...(companyId !== undefined && { companyId }),
          status: initialOf(slipMachine),
          offeredOn: on,
          lines: lines.map((line) => ({ ...line, outcome: initialOf(slipLineMachine) })),
        });
      },
    },
    /** The receiver answers lines of a slip; an OTP sealed it, and is told to nobody. */
    slipAnswered: {
      prepare: (slip: Slip, answers: readonly LineAnswer[], on: string = todaysDate()): { payload: Answered } => ({
        payload: { ...placesOf(slip), on, answers: [...answers] },
      }),
      reducer(state, { payload: { id, on, answers } }: PayloadAction<Answered>) {
        const slip = state.entities[id];
        if (!slip) return;
        for (const { line: place, outcome, accepted, reason } of answers) {
          const line = slip.lines[place];
          const next = line && advance(slipLineMachine, line.outcome, { type: ANSWER_EVENTS[outcome] });
          if (!next) continue;
          Object.assign(line, {
            outcome: next,
            ...(accepted !== undefined && { accepted }),
            ...(reason && { reason }),
          });
        }
        slip.answeredOn = on;
        closeIfSettled(slip);
      },
    },
    /** What nobody answered goes back; the slip keeps its number. */
    slipCancelled: {
      prepare: (slip: Slip, on: string = todaysDate()): { payload: Cancelled } => ({
        payload: {
          ...placesOf(slip),
          on,
          lines: slip.lines.flatMap(({ outcome, accepted: _accepted, reason: _reason, ...line }) =>
            outcome === 'Pending' ? [line] : [],
          ),
        },
      }),
      reducer(state, { payload: { id, on } }: PayloadAction<Cancelled>) {
        const slip = state.entities[id];
        const next = slip && advance(slipMachine, slip.status, { type: 'cancel' });
        if (!next) return;
        slip.status = next;
        slip.answeredOn = on;
      },
    },
    /**
     * One OTP was given for these returned devices (D23), and is told to nobody. Only those still in the status `from` move,
     * so that a device which somebody else moved meanwhile does not take two steps with one OTP.
     */
    handoverVerified: {
      prepare: (
        lines: readonly { id: string; deviceId: string }[],
        from: HandoverStep,
        on: string = todaysDate(),
      ): { payload: Verified } => ({
        payload: { ids: lines.map(({ id }) => id), from, devices: lines.map(({ deviceId }) => deviceId), on },
      }),
      reducer(state, { payload: { ids, from, on } }: PayloadAction<Verified>) {
        for (const id of ids) {
          const { slip: slipId, line: place } = returnOf(id);
          const slip = state.entities[slipId];
          const line = slip?.lines[place];
          const next = slip && line && sealed(slip, line, from);
          if (!next) continue;
          line.outcome = next;
          slip.answeredOn = on;
          closeIfSettled(slip);
        }
      },
    },
  },
  selectors: {
    ...slips.getSelectors(),
    /** The slip with the number in an address. */
    selectSlipNumbered: (state, number: string | undefined) => numbered(state, number),
  },
});

export const { slipOffered, slipAnswered, slipCancelled, handoverVerified } = slipsSlice.actions;
export const { selectAll: selectSlips, selectById: selectSlip, selectSlipNumbered } = slipsSlice.selectors;

/** The number of the challan that was offered last, as this store shows it; undefined when there is none. */
export const newestSlipNumber = () => (_dispatch: unknown, getState: () => WithSlice<typeof slipsSlice>) =>
  selectSlips(getState()).at(-1)?.number;
