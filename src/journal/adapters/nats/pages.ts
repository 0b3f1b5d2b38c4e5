/** How many places are asked for at once; fewer after a failure, as a slow line brings so many too late. */
const LONGEST_PAGE = 256;
const SHORTEST_PAGE = 16;

/**
 * Reads all that comes after a place, page by page. What a reading had found that failed is put by for the next one after the
 * same place, as what has a place never changes: over a bad line all of a long journal would else begin again each time.
 */
export function inPages<Item>() {
  let page = LONGEST_PAGE;
  let putBy: { after: number; next: number; found: Item[] } | undefined;

  /** What is after one place and up to another; no more pages than it takes for so many. */
  return async (
    after: number,
    last: number,
    limit: number,
    read: (places: readonly number[]) => Promise<Item[]>,
  ): Promise<Item[]> => {
    const reading = putBy?.after === after ? putBy : { after, next: after + 1, found: [] };
    // Nobody else goes on with it at the same time.
    putBy = undefined;
    try {
      while (reading.next <= last && reading.found.length < limit) {
        const places = Array.from(
          { length: Math.min(page, last - reading.next + 1) },
          (_, place) => reading.next + place,
        );
        reading.found.push(...(await read(places)));
        reading.next += places.length;
        page = Math.min(LONGEST_PAGE, page * 2);
      }
    } catch (error) {
      putBy = reading;
      page = Math.max(SHORTEST_PAGE, page / 4);
      throw error;
    }
    return reading.found;
  };
}
