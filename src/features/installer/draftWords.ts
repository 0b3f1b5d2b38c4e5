import type { WordTable } from '@/store/kit/language';

/** The words in which a visit's form that was begun before is offered. */
export const DRAFT_WORDS = {
  offer: {
    en: 'You began this visit before. What you typed, the photos and the signature are still here.',
    hi: 'आपने इस काम का फ़ॉर्म पहले भरना शुरू किया था। जो लिखा था, फ़ोटो और हस्ताक्षर यहाँ हैं।',
  },
  restore: { en: 'Restore', hi: 'वापस लाएँ' },
  discard: { en: 'Discard', hi: 'हटा दें' },
} satisfies WordTable;
