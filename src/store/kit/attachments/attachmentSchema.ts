import { mixed } from 'yup';
import { isAttachment } from './attachment';

/** What is kept of a chosen file, where there is one. */
export const attachmentRule = mixed(isAttachment)
  .typeError('It is no file that was kept.')
  .nonNullable('It is no file that was kept.');
