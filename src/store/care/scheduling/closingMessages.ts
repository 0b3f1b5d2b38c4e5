import { MOST_PHOTOS } from '@/store/care/jobs/outcome';
import { PHOTO_MESSAGES } from '@/store/care/jobs/outcomeSchema';
import type { WordTable } from '@/store/kit/language';
import { NOT_LISTED } from '@/store/kit/schema/fieldRules';
import { COUNT_MESSAGES } from '@/store/kit/typed/typedNumber';
import { TEXT_MESSAGES } from '@/store/kit/typed/typedText';

/** What the messages of a closing call its fields. */
export const CLOSING_FIELDS = {
  vehicleNo: { en: 'Vehicle Number', hi: 'गाड़ी नंबर' },
  deviceIn: { en: 'Device In', hi: 'लगाया डिवाइस' },
  simIn: { en: 'SIM In', hi: 'लगाया सिम' },
  chassisNo: { en: 'Chassis No', hi: 'चेसिस नंबर' },
  certificateNo: { en: 'Certificate No', hi: 'सर्टिफ़िकेट नंबर' },
  remark: { en: 'Remark', hi: 'टिप्पणी' },
  signedBy: { en: 'Signed By', hi: 'किसने हस्ताक्षर किए' },
  used: { en: 'Used', hi: 'लगा सामान' },
} satisfies WordTable;

/** What the form of a visit says of what is typed into it. */
export const CLOSING_MESSAGES = {
  notText: { en: TEXT_MESSAGES.notText, hi: (label: string) => `${label}: शब्दों में लिखें।` },
  tooLong: {
    en: TEXT_MESSAGES.tooLong,
    hi: (label: string, most: string) => `${label}: ज़्यादा से ज़्यादा ${most} अक्षर।`,
  },
  unseen: { en: TEXT_MESSAGES.unseen, hi: (label: string) => `${label}: इसमें न दिखने वाले अक्षर हैं।` },
  notNumber: { en: COUNT_MESSAGES.notNumber, hi: (name: string) => `${name}: संख्या लिखें।` },
  notWhole: { en: COUNT_MESSAGES.notWhole, hi: (name: string) => `${name}: पूरी संख्या लिखें।` },
  negative: { en: COUNT_MESSAGES.negative, hi: (name: string) => `${name}: 0 से कम नहीं हो सकता।` },
  tooMany: {
    en: COUNT_MESSAGES.tooMany,
    hi: (name: string, most: string) => `${name}: ज़्यादा से ज़्यादा ${most}।`,
  },
  noPhoto: { en: PHOTO_MESSAGES.noPhoto, hi: 'फ़ोटो का इंतज़ार करें, या उसे फिर से चुनें।' },
  tooManyPhotos: { en: PHOTO_MESSAGES.tooManyPhotos, hi: `एक गाड़ी की ज़्यादा से ज़्यादा ${MOST_PHOTOS} फ़ोटो।` },
  notListed: { en: NOT_LISTED, hi: 'सूची में से चुनें।' },
  workMissing: { en: 'Say what was done.', hi: 'बताएँ कि क्या किया।' },
  noDay: { en: 'Certificate Until is not a date.', hi: 'सर्टिफ़िकेट कब तक: यह तारीख नहीं है।' },
  noFault: { en: 'Fault is not known.', hi: 'खराबी: सूची में से चुनें।' },
  noVehicle: {
    en: 'Say what was done at one vehicle at least.',
    hi: 'कम से कम एक गाड़ी के लिए बताएँ कि क्या किया।',
  },
  signerMissing: { en: 'Signed By is required with a signature.', hi: 'हस्ताक्षर के साथ नाम ज़रूरी है।' },
  drawAgain: { en: 'Draw the signature again.', hi: 'हस्ताक्षर फिर से करें।' },
  overdrawn: {
    en: (left: number, product: string) => `Only ${left} of ${product} are in this bag.`,
    hi: (left: number, product: string) => `इस बैग में ${product} सिर्फ़ ${left} है।`,
  },
} satisfies WordTable;

/** What the form of a visit says of a vehicle, where that does not go with what is known. */
export const CLOSING_PROBLEM_WORDS = {
  plateMissing: { en: 'Vehicle Number is required.', hi: 'गाड़ी नंबर ज़रूरी है।' },
  doneAlready: {
    en: (plate: string, job: number) => `${plate} is done already in job ${job}.`,
    hi: (plate: string, job: number) => `काम ${job} में ${plate} पहले ही हो चुकी है।`,
  },
  anotherClient: { en: 'another client', hi: 'दूसरे ग्राहक' },
  openAlready: {
    en: (plate: string, owner: string) => `${plate} of ${owner} is open already: move it, or close it there first.`,
    hi: (plate: string, owner: string) => `${plate} अभी ${owner} के नाम चालू है: पहले उसे बदलवाएँ या वहाँ बंद कराएँ।`,
  },
  notKnown: {
    en: (plate: string) => `${plate} is not known: check the number.`,
    hi: (plate: string) => `${plate} नहीं मिली: नंबर जाँचें।`,
  },
  insideAlready: {
    en: (plate: string, imei: string) => `${plate} has the device ${imei} in it already: swap it, or have it removed.`,
    hi: (plate: string, imei: string) => `${plate} में डिवाइस ${imei} पहले से है: उसे बदलें या निकलवाएँ।`,
  },
  noneInside: {
    en: (plate: string) => `No device is in ${plate}.`,
    hi: (plate: string) => `${plate} में कोई डिवाइस नहीं है।`,
  },
  closedSince: {
    en: (plate: string, on: string) => `${plate} was closed on ${on}.`,
    hi: (plate: string, on: string) => `${plate} ${on} से बंद है।`,
  },
  noFitting: {
    en: (plate: string) => `${plate} has no fitting for this certificate.`,
    hi: (plate: string) => `${plate} में कुछ लगा नहीं है जिसका सर्टिफ़िकेट हो।`,
  },
  leftToDo: {
    en: (job: number, left: number) => `Job ${job} has ${left} left to do.`,
    hi: (job: number, left: number) => `काम ${job} में बाकी गाड़ियाँ: ${left}।`,
  },
  certificateNoMissing: {
    en: 'Certificate No is required with its day.',
    hi: 'तारीख के साथ सर्टिफ़िकेट नंबर ज़रूरी है।',
  },
  certificateUntilMissing: { en: 'Certificate Until is required.', hi: 'सर्टिफ़िकेट कब तक है, यह ज़रूरी है।' },
  certificateOver: {
    en: (on: string) => `The certificate is over before its fitting on ${on}.`,
    hi: (on: string) => `सर्टिफ़िकेट ${on} को लगाने से पहले ही खत्म हो चुका है।`,
  },
  whyNot: { en: 'Say why it was not done.', hi: 'बताएँ कि काम क्यों नहीं हुआ।' },
  twice: { en: (value: string) => `${value} is there twice.`, hi: (value: string) => `${value} दो बार है।` },
} satisfies WordTable;

/** What is said of a number that is scanned while a visit is written down. */
export const SCAN_WORDS = {
  known: {
    en: (text: string) => `${text} is in this visit already.`,
    hi: (text: string) => `${text} इस काम में पहले से है।`,
  },
  noDeviceWaits: {
    en: (sim: string) => `No device here waits for SIM ${sim}.`,
    hi: (sim: string) => `यहाँ किसी डिवाइस को SIM ${sim} नहीं चाहिए।`,
  },
  simFor: {
    en: (sim: string, vehicle: number) => `SIM ${sim} for vehicle ${vehicle}`,
    hi: (sim: string, vehicle: number) => `SIM ${sim} गाड़ी ${vehicle} के लिए`,
  },
  noVehicleWaits: {
    en: (imei: string) => `No vehicle here waits for IMEI ${imei}.`,
    hi: (imei: string) => `यहाँ किसी गाड़ी को IMEI ${imei} नहीं चाहिए।`,
  },
  deviceFor: {
    en: (imei: string, vehicle: number) => `IMEI ${imei} for vehicle ${vehicle}`,
    hi: (imei: string, vehicle: number) => `IMEI ${imei} गाड़ी ${vehicle} के लिए`,
  },
} satisfies WordTable;
