import { letterAnswerSchema } from '@/store/billing/letters/letterFields';
import { identity, part, reference } from '@/store/kit/schema/rowRules';
import { sentDocumentFields } from './sentDocumentRowSchema';

/** What each fact of the documents that are sent says. */
export const sentDocumentFactSchemas = {
  documentSent: part('It', { id: identity, ...sentDocumentFields }),
  documentAnswered: letterAnswerSchema.shape({ documentId: reference('Its document') }),
};
