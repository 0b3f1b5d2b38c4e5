import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
import { isObject } from '@/journal/kit/isObject';
import { signedOut, type BrowserSession } from './sessionSlice';

type Plain = string | number | boolean;
/** What a form held as it was typed: texts, numbers and answers, lists of these, and rows; not what was emptied. */
export type Typed = { readonly [field: string]: Plain | readonly (Plain | Typed)[] };

/** A form that was begun: what was typed, and what stood in it when it opened where it is about what changes meanwhile. */
export interface BegunForm {
  typed: Typed;
  opened?: Typed;
}

/** The forms that keep a draft: those that take long to fill. */
const DRAFTED = [
  'add-vendor',
  'request-stock',
  'edit-bill',
  'care-stock',
  'raise-service',
  'raise-request',
  'requisition',
  'receive',
  'handover',
  'company',
  'close-visit',
  'deactivate',
] as const;
export type Drafted = (typeof DRAFTED)[number];

const isPlain = (value: unknown): value is Plain => ['string', 'number', 'boolean'].includes(typeof value);

/** How many are kept: of more the oldest go. */
const MOST = 20;
/** How deep rows within rows may lie. */
const DEEPEST = 3;

type Drafts = Readonly<Record<string, BegunForm>>;

/** What a draft is kept under: its form, and what it is about where that is one of several. */
export const draftName = (form: Drafted, about?: string): string => (about === undefined ? form : `${form} ${about}`);

/** The parts of a form's values that a draft keeps; a file is chosen anew. */
function typedIn(values: object, deep = 1): Typed {
  const kept = Object.entries(values).flatMap(([field, value]: [string, unknown]): [string, Typed[string]][] => {
    if (isPlain(value)) return [[field, value]];
    if (!Array.isArray(value)) return [];
    const items = value.flatMap((item: unknown) => itemIn(item, deep));
    // A list that somebody emptied is told from one of which nothing can be kept.
    return items.length > 0 || value.length === 0 ? [[field, items]] : [];
  });
  return Object.fromEntries(kept);
}

function itemIn(item: unknown, deep: number): readonly (Plain | Typed)[] {
  if (isPlain(item)) return [item];
  return isObject(item) && deep < DEEPEST ? [typedIn(item, deep + 1)] : [];
}

const draftOf = (typed: object, opened?: object): BegunForm => ({
  typed: typedIn(typed),
  ...(opened && { opened: typedIn(opened) }),
});

const without = (drafts: Drafts, name: string) => Object.entries(drafts).filter(([other]) => other !== name);

/** What was typed into long forms and not submitted: this browser's own affair, gone with a sign-out. */
export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: {} as Drafts,
  reducers: {
    draftKept: {
      prepare: (name: string, typed: object, opened?: object) => ({ payload: { name, draft: draftOf(typed, opened) } }),
      reducer: (drafts, { payload: { name, draft } }: PayloadAction<{ name: string; draft: BegunForm }>) =>
        Object.fromEntries([...without(drafts, name), [name, draft] as const].slice(-MOST)),
    },
    draftDropped: (drafts, { payload: name }: PayloadAction<string>) => Object.fromEntries(without(drafts, name)),
    /** Another tab of the browser kept or dropped one: they are the same in each of its tabs. */
    draftsFollowed: (_drafts, { payload }: PayloadAction<Drafts>) => payload,
  },
  extraReducers: (builder) => void builder.addCase(signedOut, () => ({})),
  selectors: { selectDraft: (drafts, name: string) => (Object.hasOwn(drafts, name) ? drafts[name] : undefined) },
});

export const { draftKept, draftDropped, draftsFollowed } = draftsSlice.actions;
export const { selectDraft: selectFormDraft } = draftsSlice.selectors;

/** Keeps what was typed in a session, unless that is over: a form that a sign-out closes leaves nothing behind. */
export const draftKeptOf =
  (session: BrowserSession, ...draft: Parameters<typeof draftKept>) =>
  (dispatch: Dispatch, getState: () => { session: BrowserSession }) => {
    if (getState().session === session) dispatch(draftKept(...draft));
  };

/** Drafts as they come back from this browser: another hand may have written them. */
export function recalledDrafts(kept: unknown): Drafts {
  if (!isObject(kept)) return {};
  const found = Object.entries(kept).flatMap(([name, draft]) => {
    const isKnown = DRAFTED.some((form) => name === form || name.startsWith(`${form} `));
    if (!isKnown || !isObject(draft) || !isObject(draft.typed)) return [];
    return [[name, draftOf(draft.typed, isObject(draft.opened) ? draft.opened : undefined)] as const];
  });
  return Object.fromEntries(found.slice(-MOST));
}

/** What the browser shall keep once a tab's drafts changed: of the names that it did not change, what another tab has kept. */
export function draftsAfter(kept: Drafts, was: Drafts, now: Drafts): Drafts {
  const others = Object.entries(kept).filter(([name]) => was[name] === now[name]);
  const changed = Object.entries(now).filter(([name, draft]) => was[name] !== draft);
  return Object.fromEntries([...others, ...changed].slice(-MOST));
}
