import { isObject } from '@/journal/kit/isObject';
import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut, type BrowserSession } from './sessionSlice';

/** A page that somebody looked at: what it called itself, and where it is. */
export interface OpenedPage {
  title: string;
  to: string;
}

/** As many as the palette shows, and one that is shown already. */
const MOST = 6;
const LONGEST = { title: 120, to: 500 };

const pathOf = (to: string) => to.split('?', 1)[0];

/** Two views of one list are one page, and two records of one screen are two. */
const isSame = (one: OpenedPage, other: OpenedPage) => one.title === other.title && pathOf(one.to) === pathOf(other.to);

const fits = ({ title, to }: OpenedPage) =>
  title.trim() !== '' && title.length <= LONGEST.title && to.startsWith('/') && to.length <= LONGEST.to;

/** The pages that were opened last in this browser, the last first: not a fact of the business, and gone with a sign-out. */
export const openedSlice = createSlice({
  name: 'opened',
  initialState: [] as readonly OpenedPage[],
  reducers: {
    pageOpened: (pages, { payload }: PayloadAction<OpenedPage>) =>
      fits(payload) ? [payload, ...pages.filter((page) => !isSame(page, payload))].slice(0, MOST) : pages,
    /** Another tab of this browser opened pages. */
    openedFollowed: (_pages, { payload }: PayloadAction<readonly OpenedPage[]>) => payload,
  },
  extraReducers: (builder) => void builder.addCase(signedOut, () => []),
  selectors: { selectOpened: (pages): readonly OpenedPage[] => pages },
});

export const { pageOpened, openedFollowed } = openedSlice.actions;
export const { selectOpened } = openedSlice.selectors;

/** Keeps a page of a session, unless that is over: the one that a sign-out leaves is not kept. */
export const pageOpenedIn =
  (session: BrowserSession, page: OpenedPage) =>
  (dispatch: Dispatch, getState: () => { session: BrowserSession }): void => {
    if (getState().session === session) dispatch(pageOpened(page));
  };

/** The same as it comes back from this browser: another version or another hand may have written it. */
export const recalledOpened = (kept: unknown): readonly OpenedPage[] =>
  (Array.isArray(kept) ? kept : [])
    .flatMap((page: unknown): OpenedPage[] => {
      if (!isObject(page)) return [];
      const { title, to } = page;
      return typeof title === 'string' && typeof to === 'string' && fits({ title, to }) ? [{ title, to }] : [];
    })
    .slice(0, MOST);
