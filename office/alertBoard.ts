import type { NatsConnection } from '@nats-io/nats-core';
import { jetstream } from '@nats-io/jetstream';
import { boardOf } from '@/journal/adapters/nats/board';
import { adminAlertAt, alertAt, KEPT, STREAMS } from '@/journal/adapters/nats/subjects';
import type { Office } from '@/journal/adapters/nats/reader';
import { alertStreams, isForAdmins, isOfficeAlert } from '@/office/boards';
import type { OfficeAlert } from '@/store/browser/officeSlice';
import { complain } from './tell';

export interface AlertBoardOptions {
  connection: NatsConnection;
  office: Office;
  /** ISO instant. */
  now: () => string;
  /** The name of this machine in an office of several. */
  machine?: string | undefined;
}

/** Where an alert of a kind stands. */
const placeOf = (kind: string) =>
  isForAdmins(kind)
    ? { stream: STREAMS.adminAlerts, subject: adminAlertAt(kind) }
    : { stream: STREAMS.alerts, subject: alertAt(kind) };

/** What is off in the office, for everyone who works there or for admins alone; each kind stands there once, until it is over. */
export function alertBoard({ connection, office, now, machine }: AlertBoardOptions) {
  const js = jetstream(connection);

  /** What stands there of a kind, whichever machine said it. */
  const standing = async (kind: string): Promise<string> => {
    const { stream, subject } = placeOf(kind);
    const alert = (await office.find(stream, { last_by_subj: subject }))?.json<unknown>();
    return isOfficeAlert(alert) ? alert.text : '';
  };

  /** What could not be kept, by its kind: it is told on the terminal once, and to browsers again and again. */
  const unkept = new Map<string, OfficeAlert>();
  /** Tells whoever listens now what its stream does not take: a disk that is full is told all the same. */
  const tellUnkept = (kind: string, text: string) => {
    const before = unkept.get(kind);
    const alert = before?.text === text ? before : { kind, text, since: now() };
    if (alert !== before) complain(`${text} (This alert cannot be kept.)`);
    unkept.set(kind, alert);
    const { stream, subject } = placeOf(kind);
    connection.publish(`${KEPT}.${stream}.${subject}`, JSON.stringify(alert));
  };

  /** Says what is off with the office, in a sentence, or, without words, that it is over. Rejects where that is not kept, though it is told. */
  const say = async (kind: string, text = ''): Promise<void> => {
    try {
      if ((await standing(kind)) !== text)
        await js.publish(placeOf(kind).subject, JSON.stringify({ kind, text, since: now() }));
      unkept.delete(kind);
    } catch (error) {
      if (text !== '' && !connection.isClosed()) tellUnkept(kind, text);
      throw error;
    }
  };

  return {
    say,
    /** Says so of this machine, where others may be well. */
    sayHere: (kind: string, text?: string): Promise<void> =>
      machine === undefined ? say(kind, text) : say(`${kind}-${machine}`, text && `Machine ${machine}: ${text}`),
    /** Says that it is over what machines said of themselves that are not among these any more, and cannot say so. */
    async forgetOthers(machines: readonly string[]): Promise<void> {
      const boards = await Promise.all(alertStreams('admin').map((stream) => boardOf(office, stream)));
      const alerts = boards.flat().filter(isOfficeAlert);
      for (const { kind } of alerts) {
        const [, of] = /^[a-z]+-(.+)$/.exec(kind) ?? [];
        if (of !== undefined && !machines.includes(of)) await say(kind);
      }
    },
  };
}

/** The name of a machine, as far as alerts have to tell which one they are about. */
export const nameAmongMachines = ({
  name,
  machines,
}: {
  name: string;
  machines: readonly unknown[];
}): string | undefined => (machines.length > 1 ? name : undefined);
