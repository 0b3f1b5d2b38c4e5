import { formatCount, formatCountOf } from '@/format';
import type { WordTable } from '@/store/kit/language';

/** What the bar of a shared office says of what the person did; a count stands first, as it stays where there is no room for words. */
export const TRAY_WORDS = {
  title: { en: 'What you did', hi: 'आपने जो किया' },
  waitingCount: {
    en: (count: number) => `${count} waiting to be sent`,
    hi: (count: number) => `${count} भेजना बाकी`,
  },
  notDoneCount: { en: (count: number) => `${count} not done`, hi: (count: number) => `${count} नहीं हुए` },
  waiting: { en: 'Waiting to be sent', hi: 'भेजना बाकी' },
  notDone: { en: 'Not done', hi: 'नहीं हुए' },
  seen: { en: 'Seen', hi: 'देख लिया' },
  seenOf: { en: (text: string) => `Seen: ${text}`, hi: (text: string) => `देख लिया: ${text}` },
} satisfies WordTable;

/** What is said and asked of what waits to be sent as somebody logs out. */
export const LOGOUT_WORDS = {
  title: { en: 'Not sent to the office yet', hi: 'अभी ऑफ़िस को नहीं भेजा गया' },
  stay: { en: 'Stay', hi: 'रुकें' },
  save: { en: 'Save to a File', hi: 'फ़ाइल में रखें' },
  leave: { en: 'Log Out', hi: 'लॉगआउट' },
  giveUp: { en: 'Give Up and Log Out', hi: 'छोड़ें और लॉगआउट' },
  sending: {
    en: (count: number) =>
      `${formatCountOf(count, 'change')} of yours: being sent now. You are logged out once the office has all.`,
    hi: (count: number) => `आपके ${formatCount(count)} बदलाव अभी भेजे जा रहे हैं। सब पहुँचते ही आप लॉगआउट हो जाएँगे।`,
  },
  away: {
    en: (count: number) =>
      `${formatCountOf(count, 'change')} of yours: the office does not answer. Stay until it does, or it is not done.`,
    hi: (count: number) => `आपके ${formatCount(count)} बदलाव: ऑफ़िस जवाब नहीं दे रहा। जवाब आने तक रुकें, नहीं तो ये नहीं होंगे।`,
  },
  saved: {
    en: ' Saved to a file, without attachments: enter them again from there.',
    hi: ' फ़ाइल में रख लिया, फ़ोटो के बिना: वहाँ से फिर भरें।',
  },
  passing: { en: 'only in this tab', hi: 'सिर्फ़ इस टैब में' },
} satisfies WordTable;
