import { HOUR_MS } from '@/journal/kit/durations';

/** How the NATS server tells that somebody tried what it does not let them: what they chose of it comes after their name. */
const VIOLATION = /(?:Publish|Subscription) Violation - User "([^"]*)"/;
/** So many of one person are told within an hour, and then one of so many: whoever goes on fills no log with it. */
const MOST_TOLD = 20;
const TOLD_OF = 1_000;

/** Tells the lines of the server, but for most violations of one person. `now` gives milliseconds. */
export function tellingViolations(tell: (line: string) => void, now: () => number = () => performance.now()) {
  const counted = new Map<string, { times: number; since: number }>();
  return (line: string): void => {
    const name = VIOLATION.exec(line)?.[1];
    if (name === undefined) {
      tell(line);
      return;
    }
    const before = counted.get(name);
    const { times, since } = before && now() - before.since < HOUR_MS ? before : { times: 0, since: now() };
    counted.set(name, { times: times + 1, since });
    if (times < MOST_TOLD) tell(line);
    else if ((times + 1) % TOLD_OF === 0) tell(`${line} (${times + 1} within an hour)`);
  };
}
