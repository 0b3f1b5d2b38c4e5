import type { WordTable } from '@/store/kit/language';

/** The words in which a visit's form that was begun before is offered. */
export const DRAFT_WORDS = {
  offer: {
    en: 'You began this visit before. What you typed and the photos are still here, without the signature.',
    hi: 'आपने इस काम का फ़ॉर्म पहले भरना शुरू किया था। जो लिखा था और फ़ोटो यहाँ हैं, हस्ताक्षर के बिना।',
  },
  restore: { en: 'Restore', hi: 'वापस लाएँ' },
  discard: { en: 'Discard', hi: 'हटा दें' },
} satisfies WordTable;
