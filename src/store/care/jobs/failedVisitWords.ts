import type { WordTable } from '@/store/kit/language';

/** What is said where a form does not tell why a visit failed. */
export const FAILED_VISIT_WORDS = {
  causeMissing: { en: 'Say why nothing could be done.', hi: 'बताएँ कि काम क्यों नहीं हो सका।' },
  remarkMissing: { en: 'Say which reason it was.', hi: 'बताएँ कि क्या कारण था।' },
} satisfies WordTable;
