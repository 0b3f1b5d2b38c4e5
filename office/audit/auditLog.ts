import { join } from 'node:path';
import type { AuditKind, AuditLine } from '@/office/auditProtocol';
import { complain } from '../tell';
import { createRepeats } from './repeats';
import { rotatedFile } from './rotatedFile';
import { createShares } from './shares';

/** Of each kind so much is kept: who fills one leaves the others. */
const MOST_BYTES = 4 * 1024 * 1024;
const MOST_FILES = 15;
/** Lines that wait for the disk; more are lost, and that is told. */
const MOST_WAITING = 20_000;
const LONGEST_TEXT = 300;
const FLUSH_EVERY_MS = 60_000;

/** Where the audit lies in the folder of an office. */
export const auditFolder = (data: string): string => join(data, 'audit');

export interface AuditLogOptions {
  /** The folder of the office. */
  data: string;
  /** The program that notes: each has files of its own, and so alone writes them. */
  writer: 'office' | 'clerk';
  now?: () => Date;
  mostBytes?: number;
}

/** What is noted, but for the moment. */
export type Noted = Omit<AuditLine, 'at' | 'again'>;

export type AuditLog = ReturnType<typeof createAuditLog>;

/** Notes what people do and try, in files beside the journal that are only appended to, and bounded. */
export function createAuditLog({ data, writer, now = () => new Date(), mostBytes = MOST_BYTES }: AuditLogOptions) {
  const files = new Map<AuditKind, ReturnType<typeof rotatedFile>>();
  const fileOf = (kind: AuditKind) => {
    const known = files.get(kind);
    if (known) return known;
    const name = `${writer}-${kind}`;
    const made = rotatedFile({ folder: auditFolder(data), name, mostBytes, mostFiles: MOST_FILES, now });
    files.set(kind, made);
    return made;
  };

  let waiting: AuditLine[] = [];
  let writing: Promise<void> | undefined;

  const writeAll = async () => {
    while (waiting.length > 0) {
      const lines = waiting;
      waiting = [];
      for (const kind of new Set(lines.map((line) => line.kind))) {
        const own = lines.filter((line) => line.kind === kind);
        const text = own.map((line) => `${JSON.stringify(line)}\n`).join('');
        await fileOf(kind)
          .append(text)
          .catch((error: unknown) => complain(`${own.length} lines of the audit were not kept: ${String(error)}`));
      }
    }
    writing = undefined;
  };
  const shares = createShares((line) => {
    if (waiting.length < MOST_WAITING) waiting.push(line);
    else complain('The disk does not keep up with the audit: a line of it is lost.');
    writing ??= writeAll();
  });
  const repeats = createRepeats((line) => shares.note(line));
  const flush = (all = false) => {
    repeats.flush(all);
    shares.flush(all);
  };
  const beat = setInterval(flush, FLUSH_EVERY_MS);
  beat.unref();

  return {
    note: (noted: Noted): void =>
      repeats.note({ ...noted, at: now().toISOString(), text: noted.text.slice(0, LONGEST_TEXT) } satisfies AuditLine),
    /** Resolves once all of it is on its way to the disk; nothing is to be noted after it. */
    close: async (): Promise<void> => {
      clearInterval(beat);
      flush(true);
      await writing;
    },
  };
}
