/** Runs the work in one tab at a time, or not at all while another tab is at it. */
export async function inOneTabAtATime(work: () => Promise<void>): Promise<void> {
  // Browsers offer locks at secure addresses only; without them two tabs may compact at once, which does no harm.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('trackyard-compaction', { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
