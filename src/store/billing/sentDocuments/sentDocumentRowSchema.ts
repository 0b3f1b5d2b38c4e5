import { letterFields, mailedFields } from '@/store/billing/letters/letterFields';
import { knownWord } from '@/store/kit/schema/fieldRules';
import { reference, rowOf } from '@/store/kit/schema/rowRules';
import { DOCUMENT_KINDS } from './sentDocument';

/** What is told of a document that was sent. */
export const sentDocumentFields = {
  ...letterFields,
  kind: knownWord(DOCUMENT_KINDS, 'What it is of is not known.'),
  documentId: reference('Its document'),
};

/** A document that was sent as it is kept. */
export const sentDocumentRowSchema = rowOf({ ...sentDocumentFields, ...mailedFields });
