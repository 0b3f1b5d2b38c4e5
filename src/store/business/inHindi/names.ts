import { HINDI_MONTHS } from '@/store/care/jobs/visitWords';
import { ANSWER_WORDS } from '@/store/stock/challans/answerWords';
import { DEVICE_WORDS } from '@/store/care/scheduling/deviceWords';
import { sentencesOf, type Sentence } from '@/store/kit/translating';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Records and days, as they stand in a reason. */
export const NAMES: readonly Sentence[] = [
  ['This challan', 'यह चालान'],
  ['Challan {1#}', 'चालान {1}'],
  ['Line {1#}', 'लाइन {1}'],
  ['Line {1#} of challan {2#}', 'चालान {2} की लाइन {1}'],
  ['challan {1#}', 'चालान {1}'],
  ['job {1#}', 'काम {1}'],
  ['This job', 'यह काम'],
  ['Job {1#}', 'काम {1}'],
  ['This device', 'यह डिवाइस'],
  ['This vehicle', 'यह गाड़ी'],
  ['the vehicle', 'गाड़ी'],
  ['The number {1#}', 'नंबर {1}'],
  ['bill {1}', 'बिल {1}'],
  ['another installer', 'किसी और इंस्टॉलर'],
  ['Store', 'स्टोर'],
  ['A branch that is gone', 'हटाई गई ब्रांच'],
  ['An installer who is gone', 'हटाए गए इंस्टॉलर'],
  ...MONTHS.flatMap((month, place): Sentence[] => {
    const hindi = HINDI_MONTHS[place] ?? month;
    return [
      [`{1#} ${month} {2#}`, `{1} ${hindi} {2}`],
      [`${month} {1#}`, `${hindi} {1}`],
    ];
  }),
];

const { Accepted, Short, Damaged, Declined, Pending, Received } = ANSWER_WORDS;
const { store, branch, installer, challan, onItsWay, vehicle, device, repairer, scrapped, lost } = DEVICE_WORDS;

/** How something stands, and where a thing is. */
export const STATES: readonly Sentence[] = [
  ['Fitted', 'लगा हुआ'],
  ['Swapped', 'बदला हुआ'],
  ['Repaired', 'ठीक किया हुआ'],
  ['Removed', 'निकाला हुआ'],
  ['Not Done', 'नहीं हुआ'],
  ['Done', 'पूरा'],
  ['Completed', 'पूरा'],
  ['Offered', 'दिया हुआ'],
  ['Closed', 'पूरा'],
  ['Cancelled', 'रद्द'],
  ['At Manufacturer', 'कंपनी के पास'],
  ['In Stock', 'स्टॉक में'],
  ['In Transit', 'रास्ते में'],
  ['In Bag', 'बैग में'],
  ['In Repair', 'मरम्मत में'],
  ['Lost', 'खोया हुआ'],
  ['Scrapped', 'कबाड़ में'],
  ['Pending at Admin', 'ऑफ़िस की मंज़ूरी के इंतज़ार में'],
  ['Back Form Admin', 'ऑफ़िस से लौटा हुआ'],
  ['Approved by Admin', 'मंज़ूर'],
  ['Sent to Dispatcher', 'तारीख के इंतज़ार में'],
  ['With Installer', 'इंस्टॉलर के पास'],
  ['Active', 'चालू'],
  ['Suspended', 'रोका हुआ'],
  ['Deactivated', 'बंद'],
  ['Blank', 'चालू नहीं किया हुआ'],
  ...sentencesOf({ Accepted, Short, Damaged, Declined, Pending, Received }),
  ...sentencesOf({ store, branch, installer, challan, onItsWay, vehicle, device, repairer, scrapped, lost }),
];
