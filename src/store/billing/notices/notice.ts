import type { Letter, LetterDraft } from '@/store/billing/letters/letter';
import { isOpenJob, isWithInstaller, type Job } from '@/store/care/jobs/job';
import type { ClientWish } from '@/store/clients/accounts/writingWishes';
import { byKey } from '@/store/kit/byKey';
import type { Table } from '@/store/kit/table';

/** What clients are told of the work for them, and which wish of theirs it goes by. */
export const NOTICE_WISHES = {
  'Visit Planned': 'visits',
  'Visit Done': 'visits',
  'Vehicle Silent': 'silence',
  'Subscription Ends': 'endings',
} as const satisfies Record<string, ClientWish>;

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
  /** The job, or the vehicles, that it tells of. */
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

const ofRecords = byKey<Notice>(({ recordIds }) => recordIds);
const ofAccounts = byKey<Notice>(({ accountId }) => accountId);

/** What was told of a job or a vehicle, in its order. */
export const noticesOfRecord = (table: Table<Notice>, recordId: string): readonly Notice[] =>
  ofRecords.of(table, recordId);

/** What an account was told, in its order. */
export const noticesOfAccount = (table: Table<Notice>, accountId: string): readonly Notice[] =>
  ofAccounts.of(table, accountId);

/** The last notice of a kind that told of one of these records; undefined where none did. */
export const lastNotice = (
  table: Table<Notice>,
  { kind, recordIds }: Pick<NoticeDraft, 'kind' | 'recordIds'>,
): Notice | undefined =>
  recordIds
    .flatMap((id) => noticesOfRecord(table, id).findLast((notice) => notice.kind === kind) ?? [])
    .toSorted((one, other) => one.number - other.number)
    .at(-1);

/** Whether a notice of a kind of one of these records waits for the office to send it. */
export const noticeWaits = (
  table: Table<Notice>,
  { kind, recordIds }: Pick<NoticeDraft, 'kind' | 'recordIds'>,
): boolean =>
  recordIds.some((id) =>
    noticesOfRecord(table, id).some((notice) => notice.kind === kind && notice.status === 'Waiting'),
  );
