// An office whose clients owe something and are reached by mail, with its post room and a real server of mail.
import { beforeEach, onTestFinished } from 'vitest';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import { boardOf } from '@/journal/adapters/nats/board';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import { contentOf } from '@/journal/adapters/nats/entries';
import { officeOver } from '@/journal/adapters/nats/reader';
import { postAt, STREAMS } from '@/journal/adapters/nats/subjects';
import { factUndone } from '@/journal/undo/undo';
import { type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { letterOf } from '@/store/business/letters';
import { clientReminded } from '@/store/facts/reminders';
import { documentSent } from '@/store/facts/sentDocuments';
import { billTable } from '@/store/billing/bills/billsSlice';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { reminderRows } from '@/store/billing/reminders/reminderRows';
import { sendRows } from '@/store/billing/sentDocuments/sendRows';
import type { DocumentKind } from '@/store/billing/sentDocuments/sentDocument';
import { isoDate, todaysDate } from '@/store/kit/dates';
import { owedBy } from '../../support/owing';
import { billOf, receiptOf } from '../../support/bills';
import { asking } from '../../support/drafts';
import { startMailServer } from '../../support/mailServer';
import { smallBusiness } from '../../support/tabs';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { CERTIFICATE } from './certificate';
import { SECRET, sharedOffice, type Clerk } from './sharedOffice';
import { until } from './until';

/** Longer than an Undo is offered. */
export const UNDO_OVER_MS = 20_000;

export const accounts = Object.values(smallBusiness.accounts.entities);

/** A business of whose clients each has an address of its own, and owes ₹100 from before. */
const owing: Business = {
  ...smallBusiness,
  accounts: accountTable(
    accounts.map((one) => ({ ...one, billing: { ...one.billing, email: `${one.id}@konkan.example` } })),
  ),
  bills: billTable([billOf(8, { accountId: 'account-3', issuedOn: '2026-01-01', dueOn: '2026-01-16' })]),
  receipts: receiptTable([receiptOf(8, { accountId: 'account-3' })]),
  openings: owedBy(accounts),
};

/** Milliseconds until an hour of today by the office's clock, counted on past midnight. */
export const untilHour = (hour: number) =>
  Date.parse(`${isoDate(new Date())}T00:00+05:30`) + hour * 3_600_000 - Date.now();

/** A mail server, until the end of the test. */
export async function mailServer(...options: Parameters<typeof startMailServer>) {
  const mail = await startMailServer(...options);
  onTestFinished(mail.stop);
  return mail;
}

/** That office, begun anew for each test of a file, and what its people ask of the post room. */
export function postOffice() {
  const shared = sharedOffice(owing);
  /** By how much the clocks of this office are ahead, in milliseconds. */
  const clock = { ahead: 0 };
  beforeEach(() => void (clock.ahead = 0));

  const clerk = (secret = SECRET) =>
    shared.clerk({
      secret,
      now: () => new Date(Date.now() + clock.ahead),
      trial: { ca: CERTIFICATE, betweenMs: 10, lookEveryMs: 50 },
    });

  const ask = shared.askOf('mail');

  /** What the office knows, before anything was said to it. */
  const known = createStore(owing).getState();

  /** Reminds a client by a mail of the office, with a text that it writes itself; gives the fact. */
  async function remind({ accountId = 'account-1', id }: { accountId?: string; id?: string } = {}, by = 'Meera') {
    const [row] = reminderRows(known, [accountId], todaysDate(), 'en', new Set());
    if (!row) throw new Error('It owes nothing.');
    const fact = clientReminded(row.draftBy('Email', true));
    return askFor(id === undefined ? fact : { ...fact, payload: { ...fact.payload, id } }, by);
  }

  /** Asks the office to mail a document of the third client; gives the fact. */
  async function send(kind: DocumentKind) {
    const [row] = sendRows(known, kind, [`${kind.toLowerCase()}-8`], 'en');
    if (!row) throw new Error('It is gone.');
    return askFor(documentSent(row.draftBy('Email', true)));
  }

  /** Says that something is to be mailed, until the post room has taken it up; gives the fact. */
  async function askFor<Fact extends ReturnType<typeof clientReminded> | ReturnType<typeof documentSent>>(
    fact: Fact,
    by = 'Meera',
  ) {
    const draft = asking(`said-${fact.payload.id}`, fact);
    await until(
      'it is kept',
      async () => 'kept' in (await askDesk<FactAnswer>(shared.person, by, 'say', contentOf(draft))),
    );
    await takenUp([fact.payload.id]);
    return fact;
  }

  /** Takes back that something is to be mailed. */
  const takeBack = (fact: Awaited<ReturnType<typeof remind | typeof send>>) => {
    const { id } = fact.payload;
    const undo = asking(`undo-${id}`, factUndone({ fact, changes: [] }));
    return askDesk<FactAnswer>(shared.person, 'Meera', 'say', contentOf({ ...undo, undoes: `said-${id}` }));
  };

  /** What the post room has written down of a mail. */
  const postedOf = async (id: string) =>
    (await (await officeOver(shared.person)).find(STREAMS.post, { last_by_subj: postAt('mail', id) }))?.string() ?? '';

  /** Waits until the post room has taken up what the office asked for itself: from then on its Undo runs. */
  const takenUp = async (ids: readonly string[]) => {
    for (const id of ids) await until('the post room has taken it up', async () => (await postedOf(id)) !== '');
  };

  const rowOf = ({ store }: Clerk, id: string) => letterOf(store.getState(), id);
  const become = (room: Clerk, id: string, status: string) =>
    until(`it is ${status}`, () => rowOf(room, id)?.status === status);
  const alerts = async () => boardOf(await officeOver(shared.person), STREAMS.adminAlerts);

  return { shared, clock, clerk, ask, remind, send, takeBack, postedOf, takenUp, rowOf, become, alerts };
}
