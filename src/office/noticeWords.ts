import type { WordTable } from '@/store/kit/language';

/** What the shell of a shared office says of the link and of this tab; an installer's reads it in his language. */
export const NOTICE_WORDS = {
  barred: {
    en: 'You may not work in this office any more. Sign in again.',
    hi: 'आप इस ऑफ़िस में अब काम नहीं कर सकते। फिर से लॉगिन करें।',
  },
  outdated: {
    en: 'A newer version of Trackyard is in use in the office. This tab shows what it can read and changes nothing until it is reloaded.',
    hi: 'ऑफ़िस में Trackyard का नया रूप चल रहा है। यह टैब जितना पढ़ सकता है उतना दिखाता है, और फिर से लोड होने तक कुछ नहीं बदलता।',
  },
  away: {
    en: 'The office does not answer. You can go on: what you do waits here and is sent when it answers.',
    hi: 'ऑफ़िस जवाब नहीं दे रहा। आप काम करते रहें: जो करेंगे वह यहीं रुकेगा और जवाब आते ही भेजा जाएगा।',
  },
  awayWithCopy: {
    en: (when: string) =>
      `The office does not answer. This is what this browser had of it on ${when}. You can go on: what you do waits here and is sent when it answers.`,
    hi: (when: string) =>
      `ऑफ़िस जवाब नहीं दे रहा। यह ${when} तक का है। आप काम करते रहें: जो करेंगे वह यहीं रुकेगा और जवाब आते ही भेजा जाएगा।`,
  },
  awayAtStart: {
    en: 'The office does not answer. What it keeps is shown once it does; Trackyard tries again by itself.',
    hi: 'ऑफ़िस जवाब नहीं दे रहा। जवाब आते ही सब दिखेगा; Trackyard अपने-आप फिर कोशिश करता है।',
  },
  reload: { en: 'Reload', hi: 'फिर से लोड करें' },
  signIn: { en: 'Sign In', hi: 'लॉगिन' },
} satisfies WordTable;
