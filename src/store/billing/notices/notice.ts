import type { Letter, LetterDraft } from '@/store/billing/letters/letter';
import { isOpenJob, isWithInstaller, type Job } from '@/store/care/jobs/job';
import { wants, type ClientWish, type WritingWishes } from '@/store/clients/accounts/writingWishes';
import { byKey } from '@/store/kit/byKey';
import type { Table } from '@/store/kit/table';

/** What clients are told of the work for them, and which wish of theirs it goes by; a message in somebody's own words goes by none. */
const NOTICE_WISHES = {
  Message: undefined,
  'Repair Done': 'repairs',
  'Visit Planned': 'visits',
  'Visit Done': 'visits',
  'Vehicle Silent': 'silence',
  'Subscription Ends': 'endings',
} as const satisfies Record<string, ClientWish | undefined>;

export type NoticeKind = keyof typeof NOTICE_WISHES;

/** What a client can be told of a job that is so far; undefined while there is nothing to tell. */
export function visitKind(job: Pick<Job, 'status'>): NoticeKind | undefined {
  if (isWithInstaller(job)) return 'Visit Planned';
  return isOpenJob(job) ? undefined : 'Visit Done';
}
export const NOTICE_KINDS = Object.keys(NOTICE_WISHES) as NoticeKind[];

/** What a client is told, and how. */
export interface NoticeDraft extends LetterDraft {
  kind: NoticeKind;
  /** The job, the vehicles, or the message that was written down, that it tells of. */
  recordIds: readonly string[];
  /** What it tells, in a line: where that is not so any more, it is not sent. */
  tells: string;
}

/** A notice that was written. */
export interface Notice extends Letter, NoticeDraft {}

/** A state that has the notices. */
export interface WithNotices {
  notices: Table<Notice>;
}

/** Whether a client wants to be told that. */
export function wantsNotice(wishes: WritingWishes, kind: NoticeKind): boolean {
  const wish = NOTICE_WISHES[kind];
  return wish === undefined || wants(wishes, wish);
}

const ofRecords = byKey<Notice>(({ recordIds }) => recordIds);
const ofAccounts = byKey<Notice>(({ accountId }) => accountId);

/** What was told of a job or a vehicle, in its order. */
export const noticesOfRecord = (table: Table<Notice>, recordId: string): readonly Notice[] =>
  ofRecords.of(table, recordId);

/** What an account was told, in its order. */
export const noticesOfAccount = (table: Table<Notice>, accountId: string): readonly Notice[] =>
  ofAccounts.of(table, accountId);

type About = Pick<NoticeDraft, 'kind' | 'recordIds' | 'accountId'>;

/** Whether a notice tells the same: of a message, which may go to several clients, only what goes to that one does. */
const isSame = (notice: Notice, { kind, accountId }: About): boolean =>
  notice.kind === kind && ((kind !== 'Message' && kind !== 'Repair Done') || notice.accountId === accountId);

/** The last notice of a kind that told of one of these records; undefined where none did. */
export const lastNotice = (table: Table<Notice>, about: About): Notice | undefined =>
  about.recordIds
    .flatMap((id) => noticesOfRecord(table, id).findLast((notice) => isSame(notice, about)) ?? [])
    .toSorted((one, other) => one.number - other.number)
    .at(-1);

/** Whether a notice of a kind of one of these records waits for the office to send it. */
export const noticeWaits = (table: Table<Notice>, about: About): boolean =>
  about.recordIds.some((id) =>
    noticesOfRecord(table, id).some((notice) => isSame(notice, about) && notice.status === 'Waiting'),
  );
