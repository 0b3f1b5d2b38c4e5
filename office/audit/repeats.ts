import type { AuditLine } from '@/office/auditProtocol';

const WINDOW_MS = 60_000;
/** So many different ones are told apart at a time: what nobody could have sent by hand goes no further. */
const MOST_KEPT = 10_000;

interface Noted {
  line: AuditLine;
  since: number;
  again: number;
}

const keyOf = ({ kind, by, text, address, session, place }: AuditLine) =>
  JSON.stringify([kind, by, text, address, session, place]);

/**
 * Passes on what is noted, each thing once: who does the same again within a minute is counted, so that nobody fills the audit by it.
 * @param now milliseconds
 */
export function createRepeats(pass: (line: AuditLine) => void, now: () => number = () => performance.now()) {
  const noted = new Map<string, Noted>();

  const end = (key: string, { line, again }: Noted) => {
    noted.delete(key);
    if (again > 0) pass({ ...line, again });
  };

  return {
    note: (line: AuditLine): void => {
      const key = keyOf(line);
      const before = noted.get(key);
      if (before && now() - before.since < WINDOW_MS) {
        before.again += 1;
        before.line = line;
        return;
      }
      if (before) end(key, before);
      for (const [oldest, one] of noted) {
        if (noted.size < MOST_KEPT) break;
        end(oldest, one);
      }
      noted.set(key, { line, since: now(), again: 0 });
      pass(line);
    },
    /** Passes on how often each was counted whose minute is over, or, where nothing follows any more, all of them. */
    flush: (all = false): void => {
      for (const [key, one] of noted) if (all || now() - one.since >= WINDOW_MS) end(key, one);
    },
  };
}
