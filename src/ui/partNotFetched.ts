export const NOT_FETCHED =
  'This part of Trackyard could not be loaded: the server may be away, or have a newer Trackyard. Try again; if that does not help, reload the page.';

/** That the code of a screen, or of a part of one, could not be fetched. */
export class PartNotFetched extends Error {
  constructor(cause: unknown) {
    super(NOT_FETCHED, { cause });
  }
}

/** What `load` fetches; rejects with a PartNotFetched when it does not come. */
export async function fetched<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    throw new PartNotFetched(error);
  }
}

/** What was thrown, as an Error. */
export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
