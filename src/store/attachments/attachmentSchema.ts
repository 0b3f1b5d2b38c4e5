import { object } from 'yup';
import { text, whole } from '@/store/rowRules';
import { cleanLine } from '@/store/typedText';
import { ATTACHMENT_MAX_BYTES } from './attachment';

/** What is kept of a chosen file (D11), where there is one. */
export const attachmentRule = object({
  hash: text('The file’s hash', 100),
  name: text('The file’s name', 1000).transform((name: unknown) => (typeof name === 'string' ? cleanLine(name) : name)),
  type: text('The file’s type', 200),
  size: whole('The file’s size', ATTACHMENT_MAX_BYTES),
})
  .typeError('The file must have fields.')
  .default(undefined);
