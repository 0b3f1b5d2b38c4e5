/** The answer to what nobody can read. */
export const UNREADABLE = { refused: 'The office cannot read this request. Reload this page, then do it again.' };

/** The answer to what is an admin's. */
export const ADMINS_ONLY = { refused: 'Only an admin may do this.' };

/** The answer to somebody who was taken out. */
export const GONE = { refused: 'You do not belong to this office any more.' };

/** The answer to the code of a second factor that is not right, or was taken already. */
export const WRONG_CODE = { refused: 'The code is wrong, or it was used already. Wait for the next one.' };

/** The answer to more than somebody's share of what is asked of the office itself. */
export const STILL_AT_IT = { refused: 'The office is still at what you asked before. Try again in a moment.' };

/** The answer to more than somebody's share of what is said and read, which is asked again by itself. */
export const TOO_MUCH = {
  again: 'This is more than the office takes from one person at a time. It goes on by itself.',
};

/** The answer to what would fill the disk. */
export const NO_ROOM = {
  again:
    'The disk of the office is nearly full: attachments and large changes wait here until there is room. Tell whoever looks after it.',
};

/** Why a page is cut off. */
export const ODD_PAGE = 'What came from this browser no page of the office says.';

const BY_NO_BROWSER: ReadonlySet<unknown> = new Set([UNREADABLE.refused, ADMINS_ONLY.refused, ODD_PAGE]);

/** Whether somebody is refused so what no browser of theirs asks for. */
export const isAskedByNoBrowser = (refused: unknown): boolean => BY_NO_BROWSER.has(refused);
