// Waiting for what comes true a little later.
import { vi } from 'vitest';

/** Generous, because a slow machine is no fault. */
const LONGEST = { timeout: 60_000 };

/** Waits until something holds. */
export const until = <Held>(holds: () => Held | Promise<Held>) => vi.waitUntil(holds, LONGEST);

/** Waits until a check does not fail any more. */
export const eventually = <Checked>(check: () => Checked | Promise<Checked>) => vi.waitFor(check, LONGEST);
