import type { Sentence } from '@/store/kit/translating';

/** Why the office, or this browser, takes nothing now. */
export const OFFICE_REASONS: readonly Sentence[] = [
  ['This was done already.', 'यह पहले ही हो चुका है।'],
  ['Only {1} may do this; you are signed in as {2}.', 'यह काम आपके लॉगिन से नहीं हो सकता: ऑफ़िस से करवाएँ।'],
  ['The office does not let you do this.', 'ऑफ़िस आपको यह करने नहीं देता।'],
  ['You do not belong to this office any more.', 'आप अब इस ऑफ़िस में नहीं हैं।'],
  [
    'You were removed from this office, or your password was changed. Sign in again.',
    'आपको इस ऑफ़िस से हटा दिया गया, या आपका पासवर्ड बदला गया। फिर से लॉगिन करें।',
  ],
  [
    'The office does not know what this says. Reload this page, then do it again.',
    'ऑफ़िस इसे समझ नहीं पाया। पेज फिर से लोड करें, फिर दोबारा करें।',
  ],
  [
    'The office cannot read this request. Reload this page, then do it again.',
    'ऑफ़िस इसे पढ़ नहीं पाया। पेज फिर से लोड करें, फिर दोबारा करें।',
  ],
  [
    'This is more than the office takes from one person at a time. It goes on by itself.',
    'एक साथ इतना ऑफ़िस नहीं लेता। बाकी अपने-आप चला जाएगा।',
  ],
  [
    'The disk of the office is nearly full: attachments and large changes wait here until there is room. Tell whoever looks after it.',
    'ऑफ़िस की डिस्क लगभग भर गई है: फ़ोटो यहीं रुकेंगी। ऑफ़िस को बताएँ।',
  ],
  [
    'The storage of the office is full. Tell your admin; what you do waits here.',
    'ऑफ़िस की डिस्क भर गई है। ऑफ़िस को बताएँ; आप जो करेंगे वह यहीं रुकेगा।',
  ],
  [
    'The office does not answer. Trackyard tries again by itself.',
    'ऑफ़िस जवाब नहीं दे रहा। Trackyard अपने-आप फिर कोशिश करता है।',
  ],
  [
    'The office is not ready yet. Trackyard tries again by itself.',
    'ऑफ़िस अभी तैयार नहीं है। Trackyard अपने-आप फिर कोशिश करता है।',
  ],
  [
    'The office is busy with what others read. Trackyard tries again by itself.',
    'ऑफ़िस अभी व्यस्त है। Trackyard अपने-आप फिर कोशिश करता है।',
  ],
  [
    'A newer version of Trackyard is in use in this office. What you do waits here until all its machines have it.',
    'ऑफ़िस में Trackyard का नया रूप आ रहा है। आप जो करेंगे वह तब तक यहीं रुकेगा।',
  ],
  [
    'It was not kept: a newer version of Trackyard is in use here. Reload this page, then do it again.',
    'यह नहीं रखा गया: Trackyard का नया रूप चल रहा है। पेज फिर से लोड करें, फिर दोबारा करें।',
  ],
  [
    'Nothing was changed: a newer version of Trackyard is in use here. Reload this page, then do it again.',
    'कुछ नहीं बदला: Trackyard का नया रूप चल रहा है। पेज फिर से लोड करें, फिर दोबारा करें।',
  ],
  [
    'It was kept, but it could not be read again and was set aside.',
    'यह रखा गया, पर दोबारा पढ़ा नहीं जा सका, इसलिए अलग रख दिया गया।',
  ],
];
