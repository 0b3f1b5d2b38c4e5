import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { advance, initialOf } from '@/machines/advance';
import { challanLineMachine, challanMachine } from '@/machines/challan';
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
  type Challan,
} from './challan';

const challans = tableOf<Challan>();

/** A table of the given challans. */
export const challanTable = challans.of;

/** What a challan says when it is offered. */
export type ChallanOffer = Pick<Challan, 'from' | 'to' | 'givenBy' | 'careRequestId'> & { lines: OfferedLine[] };

/** `companyId` names the company's details of then, known where the fact is said. */
type Offered = ChallanOffer & { id: string; on: string; companyId?: string | undefined };
type Places = Pick<Challan, 'id' | 'from' | 'to'>;
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

function closeIfSettled(challan: Challan) {
  if (challan.lines.every((line) => isSettled(challan, line)))
    challan.status = advance(challanMachine, challan.status, { type: 'close' }) ?? challan.status;
}

const placesOf = ({ id, from, to }: Challan): Places => ({ id, from, to });

export const challansSlice = createSlice({
  name: 'challans',
  initialState: challans.empty,
  reducers: {
    /** Things are handed over, and on their way until they are answered. */
    challanOffered: {
      prepare: (offer: ChallanOffer, on: string = todaysDate()): { payload: Offered } => ({
        payload: { id: nanoid(), on, ...offer },
      }),
      reducer(state, { payload: { on, lines, companyId, ...offer } }: PayloadAction<Offered>) {
        challans.number(state, {
          ...offer,
          ...(companyId !== undefined && { companyId }),
          status: initialOf(challanMachine),
          offeredOn: on,
          lines: lines.map((line) => ({ ...line, outcome: initialOf(challanLineMachine) })),
        });
      },
    },
    /** The receiver answers lines of a challan; an OTP sealed it, and is told to nobody. */
    challanAnswered: {
      prepare: (
        challan: Challan,
        answers: readonly LineAnswer[],
        on: string = todaysDate(),
      ): { payload: Answered } => ({
        payload: { ...placesOf(challan), on, answers: [...answers] },
      }),
      reducer(state, { payload: { id, on, answers } }: PayloadAction<Answered>) {
        const challan = state.entities[id];
        if (!challan) return;
        for (const { line: place, outcome, accepted, reason } of answers) {
          const line = challan.lines[place];
          const next = line && advance(challanLineMachine, line.outcome, { type: ANSWER_EVENTS[outcome] });
          if (!next) continue;
          Object.assign(line, {
            outcome: next,
            ...(accepted !== undefined && { accepted }),
            ...(reason && { reason }),
          });
        }
        challan.answeredOn = on;
        closeIfSettled(challan);
      },
    },
    /** What nobody answered goes back; the challan keeps its number. */
    challanCancelled: {
      prepare: (challan: Challan, on: string = todaysDate()): { payload: Cancelled } => ({
        payload: {
          ...placesOf(challan),
          on,
          lines: challan.lines.flatMap(({ outcome, accepted: _accepted, reason: _reason, ...line }) =>
            outcome === 'Pending' ? [line] : [],
          ),
        },
      }),
      reducer(state, { payload: { id, on } }: PayloadAction<Cancelled>) {
        const challan = state.entities[id];
        const next = challan && advance(challanMachine, challan.status, { type: 'cancel' });
        if (!next) return;
        challan.status = next;
        challan.answeredOn = on;
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
          const { challan: challanId, line: place } = returnOf(id);
          const challan = state.entities[challanId];
          const line = challan?.lines[place];
          const next = challan && line && sealed(challan, line, from);
          if (!next) continue;
          line.outcome = next;
          challan.answeredOn = on;
          closeIfSettled(challan);
        }
      },
    },
  },
  selectors: {
    ...challans.getSelectors(),
    /** The challan with the number in an address. */
    selectChallanNumbered: (state, number: string | undefined) => numbered(state, number),
  },
});

export const { challanOffered, challanAnswered, challanCancelled, handoverVerified } = challansSlice.actions;
export const { selectAll: selectChallans, selectById: selectChallan, selectChallanNumbered } = challansSlice.selectors;

/** The number of the challan that was offered last, as this store shows it; undefined when there is none. */
export const newestChallanNumber = () => (_dispatch: unknown, getState: () => WithSlice<typeof challansSlice>) =>
  selectChallans(getState()).at(-1)?.number;
