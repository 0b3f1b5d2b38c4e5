import type { Letter } from '@/store/billing/letters/letter';
import type { WithReminders } from '@/store/billing/reminders/reminder';
import type { WithSentDocuments } from '@/store/billing/sentDocuments/sentDocument';

/** What was written to a client, by its identity: a reminder or a document. */
export const letterOf = (
  { reminders, sentDocuments }: WithReminders & WithSentDocuments,
  id: string,
): Letter | undefined => reminders.entities[id] ?? sentDocuments.entities[id];
