import type { WordTable } from '@/store/kit/language';

/** The words of the page on which an installer says what a visit came to. */
export const VISIT_WORDS = {
  title: { en: (number: string) => `Job ${number}`, hi: (number: string) => `काम ${number}` },
  back: { en: 'Back to the Day', hi: 'दिन पर वापस' },
  gone: { en: 'Job not found', hi: 'काम नहीं मिला' },
  noneSuch: {
    en: (number: string) => `There is no job with the number ${number}.`,
    hi: (number: string) => `नंबर ${number} का कोई काम नहीं है।`,
  },
  notOpen: {
    en: 'There is nothing to close in this job now.',
    hi: 'इस काम में अभी पूरा करने को कुछ नहीं है।',
  },
  close: { en: 'Close Job', hi: 'काम पूरा करें' },
  whatWasDone: { en: 'What was done', hi: 'क्या किया' },
  notReached: { en: 'Not reached', hi: 'काम नहीं हो सका' },
  giveBack: { en: 'Give Job Back', hi: 'काम वापस दें' },
  goesBack: {
    en: (number: string) => `Job ${number} goes back to be scheduled`,
    hi: (number: string) => `काम ${number} नई तारीख के लिए वापस गया`,
  },
  closed: {
    en: (number: string, client: string) => `Job ${number} of ${client} closed`,
    hi: (number: string, client: string) => `${client} का काम ${number} पूरा हुआ`,
  },
} satisfies WordTable;
