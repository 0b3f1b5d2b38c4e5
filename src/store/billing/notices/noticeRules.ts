import type { Refusal } from '@/journal/port/model';
import { answerRefusal, officeRefusal } from '@/store/billing/letters/letterRules';
import type { WithLetters } from '@/store/billing/letters/refusedPlaces';
import { accountOfJob } from '@/store/care/scheduling/jobAccount';
import { companyOf } from '@/store/clients/accounts/account';
import { wants } from '@/store/clients/accounts/writingWishes';
import { noticeFacts } from '@/store/facts/notices';
import { rulesOf } from '@/store/facts/rules';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { NOTICE_WISHES, noticeWaits, type NoticeDraft } from './notice';
import type { NoticeState } from './told';

type Ruled = NoticeState & WithLetters;

const WAITS = { reason: 'This message waits already to be sent by the office.' };
const NOT_ITS = { reason: 'A client is told of its own jobs and vehicles alone.' };
const WHAT = { what: 'message', again: 'send it again' };

/** Whose a job or a vehicle is; undefined where it is gone. */
function whoseIs(state: Ruled, id: string): string | undefined {
  const job = state.jobs.entities[id];
  return job ? accountOfJob(state, job)?.id : state.vehicles.entities[id]?.accountId;
}

/** Why a client is not told: it does not want it, or something of it is another client's. */
function clientRefusal(state: Ruled, { kind, accountId, recordIds }: NoticeDraft): Refusal | undefined {
  const account = state.accounts.entities[accountId];
  if (!account) return gone(state.accounts, accountId, 'This account');
  if (recordIds.some((id) => whoseIs(state, id) !== accountId)) return NOT_ITS;
  return wants(account, NOTICE_WISHES[kind])
    ? undefined
    : { reason: `${companyOf(account)} does not want this. Where that changed, note it on the client first.` };
}

/** When the facts of the notices cannot be. */
export const noticeRules = rulesOf<Ruled>()(noticeFacts, {
  noticeSent: (state, notice) =>
    firstOf(
      known(state.notices, notice, 'This message'),
      clientRefusal(state, notice),
      notice.subject === undefined
        ? undefined
        : firstOf(noticeWaits(state.notices, notice) ? WAITS : undefined, officeRefusal(state, notice, WHAT)),
    ),
  noticeAnswered: ({ notices }, answer) => answerRefusal(notices, answer, WHAT.what),
});
