import type { InferType } from 'yup';
import { LANGUAGES } from '@/store/kit/language';
import { choice } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { REMINDER_WISHES, WISH_LABELS } from './writingWishes';

/** How a client wants to be written to. */
export const writingWishesSchema = record({
  language: choice(LANGUAGES, `${WISH_LABELS.language} is required.`),
  reminders: choice(REMINDER_WISHES, `${WISH_LABELS.reminders} is required.`),
});

export type WritingWishesValues = InferType<typeof writingWishesSchema>;
