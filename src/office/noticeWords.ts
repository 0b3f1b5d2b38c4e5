import { formatCount, formatCountOf } from '@/format';
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
  notSent: { en: (why: string) => `Not sent yet: ${why}`, hi: (why: string) => `अभी नहीं भेजा गया: ${why}` },
  missing: {
    en: (why: string) => `What others change may be missing here: ${why}`,
    hi: (why: string) => `दूसरों के बदलाव यहाँ शायद न दिखें: ${why}`,
  },
  passing: {
    en: (count: number) =>
      count === 1
        ? 'This browser could not keep 1 change that waits to be sent. Leave this tab open until it is sent, and free some space on this device.'
        : `This browser could not keep ${formatCount(count)} changes that wait to be sent. Leave this tab open until they are sent, and free some space on this device.`,
    hi: (count: number) =>
      `आपके ${formatCount(count)} बदलाव भेजना बाकी हैं और इस ब्राउज़र में रखे नहीं जा सके। भेजे जाने तक यह टैब खुला रखें, और फ़ोन में जगह खाली करें।`,
  },
  setAside: {
    en: (count: number) =>
      `${count === 1 ? '1 entry could not be read and was' : `${formatCount(count)} entries could not be read and were`} set aside; the rest is here.`,
    hi: (count: number) => `${formatCount(count)} चीज़ें पढ़ी नहीं जा सकीं और अलग रख दी गईं; बाकी सब यहाँ है।`,
  },
  onInstant: { en: (instant: string) => `on ${instant}`, hi: (instant: string) => `${instant} को` },
  shut: {
    en: (count: number) =>
      `${formatCountOf(count, 'change')} of yours in this browser cannot be opened, and so not be sent: the office has another secret by now, or ${count === 1 ? 'it is' : 'they are'} damaged. Ask your admin whether the former secret can be put back; else enter ${count === 1 ? 'it' : 'them'} again and give ${count === 1 ? 'this one' : 'these'} up.`,
    hi: (count: number) =>
      `इस ब्राउज़र में आपके ${formatCount(count)} बदलाव खुल नहीं रहे, इसलिए भेजे नहीं जा सकते। छोड़ने से पहले ऑफ़िस को बताएँ; फिर इन्हें दोबारा भरें।`,
  },
  giveUp: { en: 'Give Up', hi: 'छोड़ें' },
  giveUpTitle: { en: 'Give up what cannot be opened?', hi: 'जो खुल नहीं रहा उसे छोड़ें?' },
  giveUpForGood: {
    en: 'It is removed from this browser for good, and was never in the office.',
    hi: 'यह इस ब्राउज़र से हमेशा के लिए हट जाएगा, और ऑफ़िस तक कभी नहीं पहुँचा था।',
  },
  keep: { en: 'Keep', hi: 'रखें' },
  clock: {
    en: (how: string) =>
      `The clock of this device is ${how} the office's. Set it right: dates that you enter may be wrong.`,
    hi: (how: string) => `इस फ़ोन की घड़ी ऑफ़िस की घड़ी से ${how} है। उसे ठीक करें: आपकी भरी तारीखें गलत हो सकती हैं।`,
  },
  ahead: { en: (span: string) => `${span} ahead of`, hi: (span: string) => `${span} आगे` },
  behind: { en: (span: string) => `${span} behind`, hi: (span: string) => `${span} पीछे` },
  minutes: {
    en: (count: number) => formatCountOf(count, 'minute'),
    hi: (count: number) => `${formatCount(count)} मिनट`,
  },
  hours: { en: (count: number) => formatCountOf(count, 'hour'), hi: (count: number) => `${formatCount(count)} घंटे` },
  days: { en: (count: number) => formatCountOf(count, 'day'), hi: (count: number) => `${formatCount(count)} दिन` },
  reload: { en: 'Reload', hi: 'फिर से लोड करें' },
  signIn: { en: 'Sign In', hi: 'लॉगिन' },
} satisfies WordTable;
