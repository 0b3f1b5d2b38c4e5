import { isAskedByNoBrowser } from '../sharedRefusals';
import type { Attempts } from '../facts/attempts';
import type { AuditLog } from './auditLog';

/** Notes as the audit does, and counts what no browser of whoever asks asks for. */
export const notingAttempts =
  (note: AuditLog['note'], attempted: Attempts['note']): AuditLog['note'] =>
  (line) => {
    if (line.kind === 'refused' && isAskedByNoBrowser(line.text)) attempted(line.by, line.text);
    note(line);
  };
