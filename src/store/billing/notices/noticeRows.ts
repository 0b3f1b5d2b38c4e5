import { formatDate } from '@/format';
import { companyNow } from '@/store/billing/company/company';
import type { Values } from '@/store/billing/letters/filled';
import { hasGone, wasOpened, type Channel } from '@/store/billing/letters/letter';
import { letterTo, type LetterRow, type Written } from '@/store/billing/letters/letterRow';
import type { WithLetters } from '@/store/billing/letters/refusedPlaces';
import { writtenBy, type WithTemplates } from '@/store/billing/templates/template';
import { neededIn } from '@/store/billing/templates/templateVariables';
import type { Language } from '@/store/kit/language';
import { cutLine } from '@/store/kit/typed/cutLine';
import { lastNotice, noticeWaits, wantsNotice, type Notice, type NoticeDraft, type NoticeKind } from './notice';
import { repairsDone, writtenMessages } from './messageNotices';
import type { NoticeContent, NoticeState } from './noticeContent';
import { endingSubscriptions, silentVehicles } from './vehicleNotices';
import { doneVisits, plannedVisits } from './visitNotices';

type Tells = (state: NoticeState, ids: readonly string[], on: string) => readonly NoticeContent[];

/** What each kind tells of jobs or vehicles on a day (ISO date), client by client; nothing of those of which it is not so. */
const TOLD: Readonly<Record<NoticeKind, Tells>> = {
  Message: writtenMessages,
  'Repair Done': repairsDone,
  'Visit Planned': plannedVisits,
  'Visit Done': doneVisits,
  'Vehicle Silent': silentVehicles,
  'Subscription Ends': endingSubscriptions,
};

/** A line has so many signs at most. */
const LONGEST_LINE = 200;

/** What a kind tells, the line of it no longer than one may be. */
const toldOf = (kind: NoticeKind, ...of: Parameters<Tells>): readonly NoticeContent[] =>
  TOLD[kind](...of).map((one) => ({ ...one, tells: cutLine(one.tells, LONGEST_LINE) }));

/** A client who can be told something. */
export interface NoticeRow extends LetterRow {
  /** Of the account. */
  number: number;
  accountId: string;
  tells: string;
  /** When a notice of this kind told of it last (ISO date). */
  toldOn: string | undefined;
  /** What is written down once the message is begun by a way, or asked of the office. */
  draftBy: (channel: Channel, byOffice?: boolean) => NoticeDraft;
}

/** How a client was told the same before, after its name. */
function alreadyTold(last: Notice): string | undefined {
  if (last.status === 'Not Known') return `may have been told so on ${formatDate(last.on)}`;
  if (hasGone(last)) return `was told so on ${formatDate(last.on)}`;
  return wasOpened(last) ? `a message was opened on ${formatDate(last.on)}` : undefined;
}

/** What is written to a client of a kind: what somebody has written, or its template with what it tells. */
function writtenOf(
  state: WithTemplates,
  kind: NoticeKind,
  { tells, said = '', valuesIn }: NoticeContent,
  names: Values,
  language: Language,
): Written {
  return kind === 'Message'
    ? { subject: tells, text: said, sms: said }
    : writtenBy(state, kind, { ...valuesIn(language), ...names }, language);
}

/** What clients can be told of these jobs or vehicles on a day (ISO date), in a language or each in its own. */
export function noticeRows(
  state: NoticeState & WithLetters,
  kind: NoticeKind,
  ids: readonly string[],
  on: string,
  wanted: Language | undefined,
): readonly NoticeRow[] {
  const company = companyNow(state).name;
  return toldOf(kind, state, ids, on).flatMap((told): NoticeRow[] => {
    const { accountId, recordIds, tells } = told;
    const account = state.accounts.entities[accountId];
    if (!account) return [];
    const { letter, letterBy } = letterTo(
      state,
      account,
      wanted,
      (name, language) => writtenOf(state, kind, told, { name, company }, language),
      told.to,
    );
    const of = { kind, recordIds };
    const last = lastNotice(state.notices, { ...of, accountId });
    return [
      {
        id: [accountId, ...recordIds].join(' '),
        number: account.number,
        accountId,
        tells,
        ...letter,
        toldOn: last?.on,
        already: last?.tells === tells ? alreadyTold(last) : undefined,
        held: wantsNotice(account, kind) ? undefined : 'does not want it',
        isWaiting: noticeWaits(state.notices, { ...of, accountId }),
        draftBy: (...by) => ({ ...of, tells, ...letterBy(...by) }),
      },
    ];
  });
}

/** Whether a text tells what one of a kind cannot be without, each line of it. */
const tellsAll = (kind: NoticeKind, values: Values, text: string): boolean =>
  kind === 'Message' || neededIn(kind).every((name) => values[name]?.split('\n').every((line) => text.includes(line)));

/** Whether what a notice tells is still so on a day (ISO date): its line, and of a longer text than an SMS all that it cannot be without. */
export const isStillSo = (
  state: NoticeState,
  { kind, accountId, recordIds, tells, channel, language, text }: NoticeDraft,
  on: string,
): boolean =>
  toldOf(kind, state, recordIds, on).some(
    (one) =>
      one.accountId === accountId &&
      one.tells === tells &&
      (one.said === undefined || one.said === text) &&
      (channel === 'SMS' || tellsAll(kind, one.valuesIn(language), text)),
  );
