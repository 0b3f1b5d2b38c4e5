import type { Sentence } from '@/store/kit/translating';

/** Why the office, or this browser, takes nothing now. */
export const OFFICE_REASONS: readonly Sentence[] = [
  ['By the clock of this device today is {1}, but {2} is of {3}.', 'इस फ़ोन की घड़ी में आज {1} है, पर {2} {3} का है।'],
  [
    'By the clock of this device today is {1}, {2} days after the last that is known: {3} is of {4}.',
    'इस फ़ोन की घड़ी में आज {1} है, पर आखिरी जो पता है, {3}, {4} का है: {2} दिन पहले का।',
  ],
  [
    'By the clock of this device today is {1}, {2} days after the last that was said: on {3}.',
    'इस फ़ोन की घड़ी में आज {1} है, पर आखिरी बार कुछ {3} को दर्ज हुआ था: {2} दिन पहले।',
  ],
  [
    'By the clock of this device today is {1}, before the last that was said: on {2}.',
    'इस फ़ोन की घड़ी में आज {1} है, पर आखिरी बार कुछ {2} को दर्ज हुआ था, जो उसके बाद है।',
  ],
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
  ['The office does not have the file {1}. Choose it again.', 'फ़ाइल {1} ऑफ़िस के पास नहीं है। उसे फिर से चुनें।'],
  [
    'The office does not have what this names. Reload this page, then do it again.',
    'जो इसमें लगा है वह ऑफ़िस के पास नहीं है। पेज फिर से लोड करें, फिर दोबारा करें।',
  ],
  [
    'The office does not take that much in one go: do it in smaller parts.',
    'ऑफ़िस एक बार में इतना नहीं लेता: थोड़ा-थोड़ा करके करें।',
  ],
  [
    'This file is larger than the office takes from you. Choose a smaller one, or do it in smaller parts.',
    'यह फ़ाइल ऑफ़िस के लिए बहुत बड़ी है। छोटी फ़ाइल चुनें, या थोड़ा-थोड़ा करके करें।',
  ],
  [
    'The office cannot keep this, as it is too long. Do it again in smaller parts, or with shorter names.',
    'यह इतना लंबा है कि ऑफ़िस रख नहीं सकता। थोड़ा-थोड़ा करके, या छोटे नामों से फिर करें।',
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
  [
    'No installer has your name, or more than one has it, so there are no jobs and no bag here. Ask an admin for a user name that spells the installer’s name.',
    'आपके नाम का कोई इंस्टॉलर नहीं मिला, या एक से ज़्यादा हैं, इसलिए यहाँ न काम है न बैग। ऑफ़िस से अपना यूज़र नाम ठीक करवाएँ।',
  ],
  ['The office does not answer. Try again in a moment.', 'ऑफ़िस जवाब नहीं दे रहा। थोड़ी देर में फिर कोशिश करें।'],
  ['The office does not let you do this any more.', 'ऑफ़िस अब आपको यह करने नहीं देता।'],
  ['It is longer than the office takes.', 'यह ऑफ़िस के लिए बहुत लंबा है।'],
  [
    'The office is still at what you asked before. Try again in a moment.',
    'ऑफ़िस अभी आपका पिछला काम कर रहा है। थोड़ी देर में फिर कोशिश करें।',
  ],
  ['This sign-in has ended already.', 'यह लॉगिन खत्म हो चुका है।'],
  ['This sign-in has ended.', 'यह लॉगिन खत्म हो चुका है।'],
  ['{1} has signed in in this browser. Sign in again.', 'इस ब्राउज़र में {1} ने लॉगिन किया है। फिर से लॉगिन करें।'],
  [
    'The office was put back to an earlier state. Reload this page: your changes since then are lost.',
    'ऑफ़िस को पुरानी स्थिति पर वापस लाया गया है। पेज फिर से लोड करें: उसके बाद के आपके बदलाव नहीं रहे।',
  ],
  [
    'This office keeps another business now. Nothing is sent there. Reload this page, or ask your admin.',
    'इस ऑफ़िस में अब दूसरा कारोबार है। वहाँ कुछ नहीं भेजा गया। पेज फिर से लोड करें, या ऑफ़िस से पूछें।',
  ],
  [
    'The storage of this browser is full. Free some space on this device.',
    'इस ब्राउज़र की जगह भर गई है। फ़ोन में जगह खाली करें।',
  ],
  [
    'This browser does not allow this page to keep anything. Allow it in its settings, or use another browser.',
    'यह ब्राउज़र इस पेज को कुछ रखने नहीं देता। सेटिंग में अनुमति दें, या दूसरा ब्राउज़र चलाएँ।',
  ],
  [
    'The storage of this browser is damaged. Reload the page; if that does not help, use another browser.',
    'इस ब्राउज़र में रखी चीज़ें खराब हो गई हैं। पेज फिर से लोड करें; ठीक न हो तो दूसरा ब्राउज़र चलाएँ।',
  ],
  [
    'The storage of this browser does not answer. Trackyard tries again by itself.',
    'इस ब्राउज़र में कुछ रखा नहीं जा रहा। Trackyard अपने-आप फिर कोशिश करता है।',
  ],
  [
    'The storage of this browser does not answer. Try again in a moment.',
    'इस ब्राउज़र में कुछ रखा नहीं जा रहा। थोड़ी देर में फिर कोशिश करें।',
  ],
];
