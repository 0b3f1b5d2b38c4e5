import type { InferType } from 'yup';
import { LANGUAGES } from '@/store/kit/language';
import { choice } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { WISH_LABELS, WISHED, type ClientWish } from './writingWishes';

const wish = (what: ClientWish) => choice(WISHED, `${WISH_LABELS[what]} is required.`);

/** How a client wants to be written to. */
export const writingWishesSchema = record({
  language: choice(LANGUAGES, `${WISH_LABELS.language} is required.`),
  reminders: wish('reminders'),
  receipts: wish('receipts'),
  visits: wish('visits'),
  repairs: wish('repairs'),
  silence: wish('silence'),
  endings: wish('endings'),
  mail: wish('mail'),
  sms: wish('sms'),
});

export type WritingWishesValues = InferType<typeof writingWishesSchema>;
