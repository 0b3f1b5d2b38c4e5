import type { CAUSES_OF_FAULT, WorkDone } from '@/store/care/jobs/outcome';
import { CLOSING_FIELDS } from '@/store/care/scheduling/closingMessages';
import { ODD_PLATE } from '@/store/kit/typed/numberWarnings';
import type { Language, WordTable } from '@/store/kit/language';

/** What was done at a vehicle, in each language. */
export const WORK_WORDS = {
  Fitted: { en: 'Fitted', hi: 'लगाया' },
  Swapped: { en: 'Swapped', hi: 'बदला' },
  Repaired: { en: 'Repaired', hi: 'ठीक किया' },
  Removed: { en: 'Removed', hi: 'निकाला' },
  'Not Done': { en: 'Not Done', hi: 'नहीं हुआ' },
} satisfies Record<WorkDone, Record<Language, string>>;

/** What was found to be the cause of a fault, in each language. */
export const FAULT_WORDS = {
  Device: { en: 'Device', hi: 'डिवाइस' },
  SIM: { en: 'SIM', hi: 'सिम' },
  Wiring: { en: 'Wiring', hi: 'वायरिंग' },
  Client: { en: 'Client', hi: 'ग्राहक' },
  'None found': { en: 'None found', hi: 'कुछ नहीं मिला' },
} satisfies Record<(typeof CAUSES_OF_FAULT)[number], Record<Language, string>>;

/** The words of the form that says why a visit failed. */
export const NOT_REACHED_WORDS = {
  cause: { en: 'Why Nothing Could Be Done', hi: 'काम क्यों नहीं हो सका' },
  causeHint: { en: 'Select the reason', hi: 'कारण चुनें' },
} satisfies WordTable;

/** The words of the form that says what a visit came to. */
export const CLOSING_WORDS = {
  scan: { en: 'Scan IMEI or SIM', hi: 'IMEI या सिम स्कैन करें' },
  scanHint: {
    en: 'Of the installer’s bag; it goes to the first vehicle that waits for it.',
    hi: 'बैग का; वह पहली गाड़ी में जाता है जिसे उसकी ज़रूरत है।',
  },
  used: { en: 'Goods used from the bag', hi: 'बैग से लगा सामान' },
  goods: { en: 'Goods', hi: 'सामान' },
  inBag: { en: (count: string) => `${count} in the bag`, hi: (count: string) => `बैग में ${count}` },
  vehicle: { en: (place: number) => `Vehicle ${place}`, hi: (place: number) => `गाड़ी ${place}` },
  vehicleOf: {
    en: (place: number, count: number) => `Vehicle ${place} of ${count}`,
    hi: (place: number, count: number) => `गाड़ी ${place}, कुल ${count}`,
  },
  leaveOut: { en: 'Skip', hi: 'हटाएँ' },
  leaveOutOf: {
    en: (place: number) => `Skip vehicle ${place}`,
    hi: (place: number) => `गाड़ी ${place} हटाएँ`,
  },
  add: { en: 'Add Vehicle', hi: 'गाड़ी जोड़ें' },
  workDone: { en: 'What Was Done', hi: 'क्या किया' },
  vehicleNo: CLOSING_FIELDS.vehicleNo,
  oddPlate: {
    en: ODD_PLATE,
    hi: 'गाड़ी नंबर MH 12 AB 1234 या 22 BH 1234 AA जैसे होते हैं। देखें कि लिखने में गलती तो नहीं।',
  },
  deviceIn: CLOSING_FIELDS.deviceIn,
  ofBag: { en: 'Of the installer’s bag.', hi: 'बैग का।' },
  simIn: CLOSING_FIELDS.simIn,
  simHint: { en: 'Scan or type a SIM of the bag', hi: 'बैग का सिम स्कैन करें या लिखें' },
  noSim: { en: 'No Active SIM is in this bag.', hi: 'इस बैग में कोई चालू सिम नहीं है।' },
  noSuchSim: {
    en: 'No Active SIM of this bag has this number.',
    hi: 'इस बैग के किसी चालू सिम का यह नंबर नहीं है।',
  },
  deviceOut: { en: 'Device Out', hi: 'निकाला डिवाइस' },
  noneInside: { en: 'None is inside', hi: 'अंदर कोई नहीं है' },
  fault: { en: 'Fault', hi: 'खराबी' },
  faultHint: { en: 'Select the cause', hi: 'कारण चुनें' },
  more: { en: 'Chassis, certificate, remark', hi: 'चेसिस, सर्टिफ़िकेट, टिप्पणी' },
  chassisNo: CLOSING_FIELDS.chassisNo,
  certificateNo: { en: 'AIS-140 Certificate No', hi: 'AIS-140 सर्टिफ़िकेट नंबर' },
  certificateUntil: { en: 'Certificate Until', hi: 'सर्टिफ़िकेट कब तक' },
  remark: CLOSING_FIELDS.remark,
  whyNot: { en: 'Why It Was Not Done', hi: 'क्यों नहीं हुआ' },
} satisfies WordTable;
