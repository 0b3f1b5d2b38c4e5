import type { Language } from '@/store/kit/language';

/** Whether a client wants to be reminded of what is open. */
export const REMINDER_WISHES = ['Wanted', 'Not wanted'] as const;

/** How a client wants to be written to; what is missing it did not say. */
export interface WritingWishes {
  language?: Language | undefined;
  reminders?: (typeof REMINDER_WISHES)[number] | undefined;
}

/** What the fields of its wishes are called. */
export const WISH_LABELS = { language: 'Language', reminders: 'Reminders' } as const;

/** How a client is written to: in English, and reminded, where it did not say otherwise. */
export const wishesOf = ({ language = 'en', reminders = 'Wanted' }: WritingWishes) => ({ language, reminders });

/** Whether a client wants no reminders. */
export const wantsNoReminders = ({ reminders }: WritingWishes): boolean => reminders === 'Not wanted';
