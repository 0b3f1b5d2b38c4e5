import { formatCount, formatCountOf } from '@/format';
import type { WordTable } from '@/store/kit/language';

/** The words of the challans that wait for an installer, and of the page on which he accepts one. */
export const HANDED_OVER_WORDS = {
  toAccept: { en: 'To accept', hi: 'लेने के लिए' },
  title: { en: (number: string) => `Challan ${number}`, hi: (number: string) => `चालान ${number}` },
  store: { en: 'Store', hi: 'स्टोर' },
  from: { en: (giver: string) => `From ${giver}`, hi: (giver: string) => `${giver} से` },
  pieces: {
    en: (count: number) => formatCountOf(count, 'piece'),
    hi: (count: number) => `${formatCount(count)} नग`,
  },
  accept: { en: (number: string) => `Accept Challan ${number}`, hi: (number: string) => `चालान ${number} लें` },
  lines: { en: 'What is handed over', hi: 'क्या दिया गया' },
  gone: { en: 'Challan not found', hi: 'चालान नहीं मिला' },
  noneSuch: {
    en: (number: string) => `No challan with the number ${number} is handed over to an installer.`,
    hi: (number: string) => `नंबर ${number} का कोई चालान इंस्टॉलर के लिए नहीं है।`,
  },
  answered: { en: 'All lines of this challan are answered.', hi: 'इस चालान में अब कोई जवाब बाकी नहीं है।' },
} satisfies WordTable;
