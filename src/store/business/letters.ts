import type { Letter } from '@/store/billing/letters/letter';
import type { WithNotices } from '@/store/billing/notices/notice';
import type { WithReminders } from '@/store/billing/reminders/reminder';
import type { WithSentDocuments } from '@/store/billing/sentDocuments/sentDocument';

/** What was written to a client, by its identity: a reminder, a document or a notice. */
export const letterOf = (
  { reminders, sentDocuments, notices }: WithReminders & WithSentDocuments & WithNotices,
  id: string,
): Letter | undefined => reminders.entities[id] ?? sentDocuments.entities[id] ?? notices.entities[id];
