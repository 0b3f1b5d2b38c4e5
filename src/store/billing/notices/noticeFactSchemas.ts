import { letterAnswerSchema } from '@/store/billing/letters/letterFields';
import { identity, part } from '@/store/kit/schema/rowRules';
import { noticeFields } from './noticeRowSchema';

/** What each fact of the notices says. */
export const noticeFactSchemas = {
  noticeSent: part('It', { id: identity, ...noticeFields }),
  noticeAnswered: letterAnswerSchema,
};
