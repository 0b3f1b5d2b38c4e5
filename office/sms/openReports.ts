import type { Msg } from '@nats-io/nats-core';
import { SMS_REPORTED } from '@/journal/adapters/nats/subjects';
import type { openBusinessDesk } from '../facts/businessDesk';
import { hearAsLeader, type HearingOptions } from '../hearAsLeader';
import { rounds } from '../rounds';
import { complain } from '../tell';
import type { EarlyReports } from './earlyReports';
import type { KeptSms } from './keptSms';
import type { RefusedCalls, ReportAnswer, ReportCall } from './report';
import { reportTaking } from './reportTaking';
import { reportAsFact } from './reportAsFact';
import { statusAsking } from './statusAsking';

const LOOK_EVERY_MS = 5_000;
const NOTED: ReportAnswer = { status: 200, text: 'OK' };
const FAILED: ReportAnswer = { status: 503, text: 'The office could not take this. Report it again in a moment.' };

export interface ReportsOptions extends HearingOptions {
  kept: KeptSms;
  early: EarlyReports;
  desk: Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'store' | 'say' | 'leads'>;
  now: () => Date;
  /** After how many milliseconds it looks again. */
  lookEveryMs?: number | undefined;
}

/** Opens what hears from a provider of SMS, which the office's web servers pass on, and asks it, what became of what it took. */
export function openReports({
  connection,
  leadership,
  kept,
  early,
  desk,
  now,
  lookEveryMs = LOOK_EVERY_MS,
}: ReportsOptions) {
  const tell = reportAsFact({ desk, now });
  const taking = reportTaking({ kept, early, tell, now: () => now().getTime() });
  const goesOn = () => desk.leads() && !beat.isOver();
  const asking = statusAsking({ kept, tell, now, goesOn, state: () => desk.store.getState() });
  const beat = rounds(async () => {
    if (!desk.leads()) early.forget();
    else
      await Promise.all([taking.takeEarly(), asking.ask()]).catch((error: unknown) => {
        if (!beat.isOver()) complain(`Reports of SMS could not be looked at: ${String(error)}`);
      });
    return lookEveryMs;
  });

  const answerTo = async (call: ReportCall | RefusedCalls): Promise<ReportAnswer> => {
    if (!('refused' in call)) return taking.take(call);
    taking.noteRefused(call.refused);
    return NOTED;
  };
  const respond = async (message: Msg) => {
    const told = await answerTo(message.json<ReportCall | RefusedCalls>()).catch((error: unknown) => {
      complain(`A report of an SMS could not be taken: ${String(error)}`);
      return FAILED;
    });
    if (!connection.isClosed()) message.respond(JSON.stringify(told));
  };
  const endHearing = hearAsLeader(
    { connection, leadership },
    { subject: SMS_REPORTED, queue: 'sms-reports' },
    (message) => void respond(message),
  );
  return {
    told: () => taking.told(),
    async close() {
      endHearing();
      await beat.close();
    },
  };
}
