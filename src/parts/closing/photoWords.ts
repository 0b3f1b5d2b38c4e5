import { CLOSING_FIELDS } from '@/store/care/scheduling/closingMessages';
import type { WordTable } from '@/store/kit/language';

/** The words of the photos of a visit, and of what a client signs. */
export const PHOTO_WORDS = {
  photos: { en: 'Photos', hi: 'फ़ोटो' },
  addPhoto: { en: 'Add Photo', hi: 'फ़ोटो जोड़ें' },
  photo: { en: (place: number) => `Photo ${place}`, hi: (place: number) => `फ़ोटो ${place}` },
  removePhoto: { en: (place: number) => `Remove photo ${place}`, hi: (place: number) => `फ़ोटो ${place} हटाएँ` },
  noPhoto: {
    en: (name: string) => `${name} cannot be read as a photo. Take it again, or choose a JPEG or PNG.`,
    hi: (name: string) => `${name} फ़ोटो की तरह नहीं खुलती। फिर से खींचें, या JPEG या PNG चुनें।`,
  },
  signature: { en: 'Signature of the Client', hi: 'ग्राहक के हस्ताक्षर' },
  signatureHint: { en: 'Sign with a finger; the name alone will do.', hi: 'उँगली से हस्ताक्षर करें; केवल नाम भी चलेगा।' },
  signedBy: CLOSING_FIELDS.signedBy,
  clear: { en: 'Clear', hi: 'मिटाएँ' },
} satisfies WordTable;
