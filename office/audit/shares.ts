import { formatCount } from '@/format';
import { HOUR_MS } from '@/journal/kit/durations';
import type { AuditLine } from '@/office/auditProtocol';

/** So many lines of what one person was refused are noted in an hour; what comes after them is counted in one. */
const MOST_LINES = 500;

/** What one person was refused since an instant, in ms. */
interface Share {
  since: number;
  lines: number;
  more: number;
  last: AuditLine;
}

/**
 * Passes on what is noted, of one person's refusals no more than a share in an hour, and then how many more there were: nobody pushes
 * those of others out of the audit.
 * @param now milliseconds
 */
export function createShares(pass: (line: AuditLine) => void, now: () => number = () => performance.now()) {
  const shares = new Map<string, Share>();

  const end = (by: string, { more, last: { at, kind } }: Share) => {
    shares.delete(by);
    if (more > 0) pass({ at, kind, by, text: `${formatCount(more)} more were refused within that hour.` });
  };

  return {
    note(line: AuditLine): void {
      if (line.kind !== 'refused') {
        pass(line);
        return;
      }
      const before = shares.get(line.by);
      const isOver = before !== undefined && now() - before.since >= HOUR_MS;
      if (isOver) end(line.by, before);
      const { since, lines, more } = before && !isOver ? before : { since: now(), lines: 0, more: 0 };
      const isWithin = lines < MOST_LINES;
      // One that is told again says how many more there were of it.
      const further = isWithin ? 0 : (line.again ?? 1);
      shares.set(line.by, { since, lines: lines + 1, more: more + further, last: line });
      if (isWithin) pass(line);
    },
    /** Passes on how many more there were of whom the hour is over, or, where nothing follows any more, of all. */
    flush(all = false): void {
      for (const [by, one] of shares) if (all || now() - one.since >= HOUR_MS) end(by, one);
    },
  };
}
