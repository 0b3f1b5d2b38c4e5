import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from './sessionSlice';

/** What a form held as it was typed: texts, numbers and answers, and rows of these. */
export type Typed = { readonly [field: string]: string | number | boolean | readonly Typed[] };

/** The forms that keep a draft: those that take long to fill. */
const DRAFTED = ['add-vendor', 'request-stock', 'edit-bill', 'care-stock', 'raise-service', 'raise-request', 'requisition'] as const;
export type Drafted = (typeof DRAFTED)[number];

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** How many are kept: of more the oldest go. */
const MOST = 20;
/** How deep rows within rows may lie. */
const DEEPEST = 3;

type Drafts = Readonly<Record<string, Typed>>;

/** What a draft is kept under: its form, and what it is about where that is one of several. */
export const draftName = (form: Drafted, about?: string): string => (about === undefined ? form : `${form} ${about}`);

/** The parts of a form's values that a draft keeps; a file is chosen anew. */
function typedIn(values: object, deep = 1): Typed {
  const kept = Object.entries(values).flatMap(([field, value]: [string, unknown]): [string, Typed[string]][] => {
    if (isPlain(value)) return [[field, value as string]];
    const rows: unknown[] = Array.isArray(value) && deep < DEEPEST ? value : [];
    const typed = rows.flatMap((row) => (typeof row === 'object' && row !== null ? [typedIn(row, deep + 1)] : []));
    return typed.length > 0 ? [[field, typed]] : [];
  });
  return Object.fromEntries(kept);
}

const without = (drafts: Drafts, name: string) => Object.entries(drafts).filter(([other]) => other !== name);

/** What was typed into long forms and not submitted: this browser's own affair, gone with a sign-out. */
export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: {} as Drafts,
  reducers: {
    draftKept: {
      prepare: (name: string, values: object) => ({ payload: { name, typed: typedIn(values) } }),
      reducer: (drafts, { payload: { name, typed } }: PayloadAction<{ name: string; typed: Typed }>) =>
        Object.fromEntries([...without(drafts, name), [name, typed] as const].slice(-MOST)),
    },
    draftDropped: (drafts, { payload: name }: PayloadAction<string>) => Object.fromEntries(without(drafts, name)),
  },
  extraReducers: (builder) => void builder.addCase(signedOut, () => ({})),
  selectors: { selectDraft: (drafts, name: string) => (Object.hasOwn(drafts, name) ? drafts[name] : undefined) },
});

export const { draftKept, draftDropped } = draftsSlice.actions;
export const { selectDraft } = draftsSlice.selectors;

/** Drafts as they come back from this browser: another hand may have written them. */
export function recalledDrafts(kept: unknown): Drafts {
  if (typeof kept !== 'object' || kept === null) return {};
  const found = Object.entries(kept).flatMap(([name, typed]: [string, unknown]) => {
    const isKnown = DRAFTED.some((form) => name === form || name.startsWith(`${form} `));
    return isKnown && typeof typed === 'object' && typed !== null ? [[name, typedIn(typed)] as const] : [];
  });
  return Object.fromEntries(found.slice(-MOST));
}
