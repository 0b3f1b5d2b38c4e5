import type { WordTable } from '@/store/kit/language';

/** The words of scanning by the camera. */
export const CAMERA_WORDS = {
  open: { en: 'Scan by Camera', hi: 'कैमरे से स्कैन करें' },
  close: { en: 'Close Camera', hi: 'कैमरा बंद करें' },
  picture: { en: 'Picture of the camera', hi: 'कैमरे की तस्वीर' },
  refused: {
    en: 'The camera is not allowed. Allow it for this page in the browser, or type the number.',
    hi: 'कैमरे की अनुमति नहीं है। ब्राउज़र में इस पेज को अनुमति दें, या नंबर लिखें।',
  },
  none: { en: 'There is no camera here. Type the number.', hi: 'यहाँ कोई कैमरा नहीं है। नंबर लिखें।' },
  failed: {
    en: 'The camera does not start. Close other apps that use it, or type the number.',
    hi: 'कैमरा शुरू नहीं होता। उसे चला रहे दूसरे ऐप बंद करें, या नंबर लिखें।',
  },
} satisfies WordTable;
