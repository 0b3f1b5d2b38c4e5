import { object } from 'yup';
import { text, whole } from '@/store/rowRules';
import { givenText } from '@/store/typedText';
import { ATTACHMENT_MAX_BYTES } from './attachment';

/** What is kept of a chosen file (D11), where there is one. */
export const attachmentRule = object({
  hash: text('The file’s hash', 100),
  // Not all were cleaned when they were kept: what shows one does it.
  name: givenText('The file’s name must be a text.').required('The file’s name is missing.').max(1000, 'The file’s name is too long.'),
  type: text('The file’s type', 200),
  size: whole('The file’s size', ATTACHMENT_MAX_BYTES),
})
  .typeError('The file must have fields.')
  .default(undefined);
