import type { Sentence } from '@/store/kit/translating';

/** Why something cannot be taken back. */
export const UNDO_REASONS: readonly Sentence[] = [
  ['Not undone: {1*}', 'वापस नहीं हुआ: {1}'],
  [
    'say first whether today is right, then undo it in the list of what was done.',
    'पहले बताएँ कि आज की तारीख सही है या नहीं, फिर सूची से वापस लें।',
  ],
  ['it has been changed again since.', 'उसके बाद उसमें फिर बदलाव हुआ है।'],
  ['{1} is open elsewhere by now.', '{1} अब कहीं और चालू है।'],
  ['{1} has the device {2} in it by now.', '{1} में अब डिवाइस {2} है।'],
  ['the vehicle has another subscription by now.', 'गाड़ी का अब दूसरा सब्सक्रिप्शन है।'],
  ['the installer has job {1} at that time by now.', 'उस समय अब काम {1} है।'],
  ['IMEI {1} was fitted in it.', 'उसमें IMEI {1} लगाया गया।'],
  ['the vehicle has a subscription.', 'गाड़ी का सब्सक्रिप्शन है।'],
  ['the deletion of {1} was asked for.', '{1} को हटाने के लिए कहा गया है।'],
  ['job {1} was done at it.', 'उस पर काम {1} हुआ है।'],
  ['{1} is billed to another client by now.', '{1} का बिल अब दूसरे ग्राहक के नाम है।'],
  ['{1} is on {2} by now.', '{1} अब {2} में है।'],
  ['challan {1} uses it.', 'चालान {1} में वह काम आया है।'],
  ['credit note {1} keeps its number. Hand over again instead.', 'क्रेडिट नोट {1} का नंबर रहेगा। इसके बदले फिर से दें।'],
  ['{1} uses it.', 'वह {1} में काम आया है।'],
  ['count {1#} is {2} now.', 'स्टॉक की गिनती {1} अब बदल गई है।'],
  ['count {1} of the same place goes on by now.', 'उसी जगह की गिनती {1} अब चल रही है।'],
  [
    'it belongs to {1}, which is closed. Issue a credit note, or ask an admin to open the month again.',
    '{1} का हिसाब बंद हो चुका है। ऑफ़िस को बताएँ।',
  ],
  ['There is nothing to undo: it was not done. {1*}', 'वापस लेने को कुछ नहीं है: वह हुआ ही नहीं। {1}'],
  ['It would put back more than the fact that it takes back can have changed.', 'इसे अब वापस नहीं लिया जा सकता।'],
  ['You take back only what you said yourself.', 'आप सिर्फ़ अपना किया वापस ले सकते हैं।'],
  [
    'Not undone: the office does not find what it takes back, or too much came after it.',
    'वापस नहीं हुआ: ऑफ़िस को वह नहीं मिला, या उसके बाद बहुत कुछ हो चुका है।',
  ],
];
