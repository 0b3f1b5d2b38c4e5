import type { Msg } from '@nats-io/nats-core';
import { SMS_REPORTED } from '@/journal/adapters/nats/subjects';
import type { openBusinessDesk } from '../facts/businessDesk';
import { hearAsLeader } from '../hearAsLeader';
import type { LeaderDeskOptions } from '../leaderDesk';
import { rounds } from '../rounds';
import { complain } from '../tell';
import type { KeptSms } from './keptSms';
import type { ReportAnswer, ReportCall } from './report';
import { reportTaking } from './reportTaking';
import { reportTelling } from './reportTelling';
import { statusAsking } from './statusAsking';

const LOOK_EVERY_MS = 5_000;
const FAILED: ReportAnswer = { status: 503, text: 'The office could not take this. Report it again in a moment.' };

export interface ReportsOptions extends Pick<LeaderDeskOptions, 'connection' | 'office'> {
  kept: KeptSms;
  desk: Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'store' | 'say' | 'leads'>;
  now: () => Date;
}

/** Opens what hears from a provider of SMS, which the office's web servers pass on, and asks it, what became of what it took. */
export function openReports({ connection, office, kept, desk, now }: ReportsOptions) {
  const tell = reportTelling({ desk, now });
  const taking = reportTaking({ kept, tell, now: () => now().getTime() });
  const goesOn = () => desk.leads() && !beat.isOver();
  const asking = statusAsking({ kept, tell, now, goesOn, state: () => desk.store.getState() });
  const beat = rounds(async () => {
    if (desk.leads())
      await Promise.all([taking.takeEarly(), asking.ask()]).catch((error: unknown) => {
        if (!beat.isOver()) complain(`Reports of SMS could not be looked at: ${String(error)}`);
      });
    return LOOK_EVERY_MS;
  });

  const respond = async (message: Msg) => {
    const told = await taking.take(message.json<ReportCall>()).catch((error: unknown) => {
      complain(`A report of an SMS could not be taken: ${String(error)}`);
      return FAILED;
    });
    if (!connection.isClosed()) message.respond(JSON.stringify(told));
  };
  const endHearing = hearAsLeader(
    { connection, office },
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
