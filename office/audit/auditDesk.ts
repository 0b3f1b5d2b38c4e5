import type { Msg, NatsConnection } from '@nats-io/nats-core';
import { isObject } from '@/journal/kit/isObject';
import { isAuditLine, type AuditLine } from '@/office/auditProtocol';
import { complain } from '../tell';
import { auditFolder } from './auditLog';
import { readAudit } from './auditReading';

/** Where the machines of an office ask each other for what they have noted. */
const ASKED = 'office.audit';
const PATIENCE_MS = 3_000;
/** An answer has a megabyte at most. */
const MOST_LINES = 3_000;
const MOST_CHARACTERS = 900_000;

/** Lines, newest first, and whether there are more before them. */
interface Newest {
  lines: readonly AuditLine[];
  more: boolean;
}

/** As many as an answer holds. */
function fitting(lines: readonly AuditLine[]): Newest {
  let length = 0;
  const over = lines.findIndex((line) => (length += JSON.stringify(line).length + 1) > MOST_CHARACTERS);
  const most = over < 0 ? MOST_LINES : Math.min(over, MOST_LINES);
  return { lines: lines.slice(0, most), more: lines.length > most };
}

/** What several machines have noted, as far back as each of them tells all. */
function together(told: readonly Newest[]): Newest {
  const all = told.flatMap(({ lines }) => lines).toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const from = told
    .flatMap(({ lines, more }) => (more ? (lines.at(-1)?.at ?? []) : []))
    .reduce((a, b) => (a > b ? a : b), '');
  const { lines, more } = fitting(all.filter(({ at }) => at >= from));
  return { lines, more: more || from !== '' };
}

const newestIn = (told: unknown): Newest => ({
  lines: isObject(told) && Array.isArray(told.lines) ? told.lines.filter(isAuditLine) : [],
  more: isObject(told) && told.more === true,
});

export interface AuditDeskOptions {
  connection: NatsConnection;
  /** The folder of the office. */
  data: string;
  /** How many machines the office has. */
  machines: number;
}

/** Tells what the machines of an office have noted: each has only what it noted itself. */
export function createAuditDesk({ connection, data, machines }: AuditDeskOptions) {
  const answer = async (message: Msg) => {
    try {
      message.respond(JSON.stringify(fitting(await readAudit(auditFolder(data), message.string(), MOST_LINES + 1))));
    } catch (error) {
      complain(`The audit could not be read: ${String(error)}`);
    }
  };
  connection.subscribe(ASKED, { callback: (error, message) => void (error ?? answer(message)) });

  return {
    /** The newest lines up to a day of all machines, and how many of these did not answer. */
    async newest(upTo: string): Promise<Newest & { missing: number }> {
      const answers = await connection.requestMany(ASKED, upTo, {
        strategy: 'count',
        maxMessages: machines,
        maxWait: PATIENCE_MS,
      });
      const told: Newest[] = [];
      for await (const message of answers) if (message.data.length > 0) told.push(newestIn(message.json()));
      return { ...together(told), missing: Math.max(0, machines - told.length) };
    },
  };
}

export type AuditDesk = ReturnType<typeof createAuditDesk>;
