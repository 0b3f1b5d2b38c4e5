import { letterFields, mailedFields } from '@/store/billing/letters/letterFields';
import { knownWord, line } from '@/store/kit/schema/fieldRules';
import { list, reference, rowOf } from '@/store/kit/schema/rowRules';
import { NOTICE_KINDS } from './notice';

/** What is told of a notice. */
export const noticeFields = {
  ...letterFields,
  kind: knownWord(NOTICE_KINDS, 'What it tells is not known.'),
  recordIds: list(reference('What it tells of')).min(1, 'It tells of nothing.'),
  tells: line('What it tells'),
};

/** A notice as it is kept. */
export const noticeRowSchema = rowOf({ ...noticeFields, ...mailedFields });
