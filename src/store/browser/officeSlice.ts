import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StatusOf } from '@/machines/advance';
import type { officeLinkMachine } from '@/machines/officeLink';
import type { Role } from '@/store/kit/roles';

/** Somebody who works in the office now, in one tab. */
export interface Present {
  tab: string;
  name: string;
  /** The address of what they look at. */
  place: string;
}

/** Something that is off in the office, which the clerk found. */
export interface OfficeAlert {
  kind: string;
  /** In a sentence. */
  text: string;
  /** ISO instant. */
  since: string;
}

export interface OfficeUser {
  name: string;
  role: Role;
}

/** Something that the person said and that came to nothing, which they have not read of yet. */
export interface NotDone {
  /** The fact's identity. */
  id: string;
  /** What it was, in words that follow its author's name; why it came to nothing; and when, an ISO instant by this device's clock. */
  text: string;
  reason: string;
  at: string;
  /** Where some of what it was about is shown, in the order in which it names that; absent of what an earlier version kept. */
  places?: readonly string[];
}

/** What became of a browser's own business: it began to move into the office, is all there, or was left where it is. */
export type OwnStage = 'begun' | 'moved' | 'left';

/** The business that a browser keeps by itself, from before it opened the office. */
export interface OwnBusiness {
  /** Its history's, as it moves in. */
  id: string;
  /** ISO instant of its beginning. */
  since: string;
  /** Undefined as long as nobody has decided. */
  stage: OwnStage | undefined;
}

/** Somebody of whom something waits in this browser that the office does not have yet. */
export interface WaitingHere {
  name: string;
  /** How many changes. */
  count: number;
}

/** How this browser is linked to the office. */
export type Link = StatusOf<typeof officeLinkMachine>;

export interface OfficeState {
  link: Link;
  /** Why there is no link, in a sentence. */
  why?: string;
  user?: OfficeUser;
  /** Why the signed-in person may not say facts, by the facts' types; what is not in it they may. */
  denied: Readonly<Record<string, string>>;
  /** The addresses that they have, with all below each; without it all there are. */
  open?: readonly string[];
  /** The tabs of everyone who is there, this one as well. */
  present: readonly Present[];
  alerts: readonly OfficeAlert[];
  /** What this person's browser keeps until they have read it, oldest first. */
  notDone: readonly NotDone[];
  /** By how many milliseconds this device's clock is ahead of the office's. */
  clockAhead: number;
  /** When what is shown was told, while it is a copy that this browser kept (ISO instant). */
  asOf?: string;
  /** The browser's own business, where it has one. */
  own?: OwnBusiness;
  /** Of whom something waits, as it was when nobody was signed in here. */
  waitingHere: readonly WaitingHere[];
  /** How many changes of this person wait here that cannot be opened, as another secret of the office has sealed them. */
  shut: number;
}

const initialState: OfficeState = {
  link: 'signed out',
  denied: {},
  present: [],
  alerts: [],
  notDone: [],
  clockAhead: 0,
  waitingHere: [],
  shut: 0,
};

/** The shared office that this browser works in: how it is linked, who is there. Not a fact of the business; the embedded mode has none of it. */
export const officeSlice = createSlice({
  name: 'office',
  initialState,
  reducers: {
    linkChanged: (state, { payload }: PayloadAction<{ link: Link; why?: string }>) => {
      state.link = payload.link;
      delete state.why;
      if (payload.why !== undefined) state.why = payload.why;
      if (payload.link === 'connected') delete state.asOf;
    },
    /** Who works here, and what they may not say. */
    userKnown: (
      { open: _before, ...state },
      { payload }: PayloadAction<Required<Pick<OfficeState, 'user' | 'denied'>> & Pick<OfficeState, 'open'>>,
    ) => ({ ...state, ...payload }),
    /** What this browser has kept is shown, as it was told then. */
    copyShown: (state, { payload }: PayloadAction<string>) => ({ ...state, asOf: payload }),
    presenceHeard: (state, { payload }: PayloadAction<readonly Present[]>) => ({ ...state, present: payload }),
    alertsHeard: (state, { payload }: PayloadAction<readonly OfficeAlert[]>) => ({ ...state, alerts: payload }),
    notDoneKnown: (state, { payload }: PayloadAction<readonly NotDone[]>) => ({ ...state, notDone: payload }),
    /** The person has read of one. */
    notDoneSeen: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      notDone: state.notDone.filter(({ id }) => id !== payload),
    }),
    clockCompared: (state, { payload }: PayloadAction<number>) => ({ ...state, clockAhead: payload }),
    ownBusinessKnown: (state, { payload }: PayloadAction<OwnBusiness>) => ({ ...state, own: payload }),
    waitingHereKnown: (state, { payload }: PayloadAction<readonly WaitingHere[]>) => ({
      ...state,
      waitingHere: payload,
    }),
    shutKnown: (state, { payload }: PayloadAction<number>) => ({ ...state, shut: payload }),
    ownBusinessRemoved: ({ own: _own, ...state }) => state,
  },
});

export const {
  linkChanged,
  userKnown,
  copyShown,
  presenceHeard,
  alertsHeard,
  notDoneKnown,
  notDoneSeen,
  clockCompared,
  ownBusinessKnown,
  ownBusinessRemoved,
  waitingHereKnown,
  shutKnown,
} = officeSlice.actions;
