import { formatCount, formatCountOf } from '@/format';
import type { WordTable } from '@/store/kit/language';

/** The words of an installer's day. */
export const DAY_WORDS = {
  title: { en: (name: string) => `Day of ${name}`, hi: (name: string) => `${name} का दिन` },
  nobodys: { en: 'Installer’s Day', hi: 'इंस्टॉलर का दिन' },
  who: { en: 'Who are you?', hi: 'आप कौन हैं?' },
  unknown: {
    en: (name: string) => `No installer is called ${name}: choose again.`,
    hi: (name: string) => `${name} नाम का कोई इंस्टॉलर नहीं है: फिर से चुनें।`,
  },
  noInstallers: {
    en: 'No installers yet. Add one in Stock Settings.',
    hi: 'अभी कोई इंस्टॉलर नहीं है: स्टॉक की सेटिंग में जोड़ें।',
  },
  installers: { en: 'Installers', hi: 'इंस्टॉलर' },
  somebodyElse: { en: 'Somebody Else', hi: 'कोई और' },
  loading: { en: 'Loading jobs...', hi: 'काम लोड हो रहे हैं...' },
  failed: { en: 'Error loading jobs.', hi: 'काम लोड नहीं हो सके।' },
  today: { en: 'Today', hi: 'आज' },
  noneToday: { en: 'No job is for today.', hi: 'आज के लिए कोई काम नहीं है।' },
  late: { en: 'Pending from before', hi: 'पहले का बाकी' },
  coming: { en: 'Coming', hi: 'आगे के काम' },
  noneComing: { en: 'No other job is open.', hi: 'और कोई काम बाकी नहीं है।' },
  route: { en: 'Route on Google Maps', hi: 'Google Maps पर रास्ता' },
  map: { en: 'Map', hi: 'नक्शा' },
  desk: { en: 'Back to Office', hi: 'ऑफ़िस में वापस' },
} satisfies WordTable;

/** The words of one stop on his way. */
export const STOP_WORDS = {
  isLate: { en: 'Late', hi: 'देर' },
  plates: { en: 'Vehicles', hi: 'गाड़ियाँ' },
  heardAgain: { en: 'Heard again', hi: 'फिर सिग्नल मिला' },
  map: { en: 'Map', hi: 'नक्शा' },
  mapOf: { en: (place: string) => `${place} on the map`, hi: (place: string) => `नक्शे पर ${place}` },
  call: { en: 'Call', hi: 'कॉल' },
  callTo: { en: (who: string) => `Call ${who}`, hi: (who: string) => `${who} को कॉल करें` },
  sms: { en: 'SMS', hi: 'SMS' },
  smsTo: { en: (who: string) => `SMS to ${who}`, hi: (who: string) => `${who} को SMS भेजें` },
  whatsApp: { en: 'WhatsApp', hi: 'WhatsApp' },
  whatsAppTo: { en: (who: string) => `WhatsApp to ${who}`, hi: (who: string) => `${who} को WhatsApp भेजें` },
  close: { en: (number: string) => `Close Job ${number}`, hi: (number: string) => `काम ${number} पूरा करें` },
  closeOf: {
    en: (number: string, client: string) => `Close job ${number} of ${client}`,
    hi: (number: string, client: string) => `${client} का काम ${number} पूरा करें`,
  },
  notReached: { en: 'Not Reached', hi: 'नहीं हो सका' },
  notReachedOf: {
    en: (number: string, client: string) => `Not reached: job ${number} of ${client}`,
    hi: (number: string, client: string) => `${client} का काम ${number} नहीं हो सका`,
  },
  Car: { en: 'Car', hi: 'कार' },
  Truck: { en: 'Truck', hi: 'ट्रक' },
  Bus: { en: 'Bus', hi: 'बस' },
} satisfies WordTable;

/** The words of his bag. */
export const BAG_WORDS = {
  title: { en: 'Bag', hi: 'बैग' },
  deviceCount: {
    en: (count: number) => formatCountOf(count, 'device'),
    hi: (count: number) => `${formatCount(count)} डिवाइस`,
  },
  simCount: {
    en: (count: number) => formatCountOf(count, 'SIM'),
    hi: (count: number) => `${formatCount(count)} सिम`,
  },
  overdueCount: {
    en: (count: number) => `${formatCount(count)} overdue`,
    hi: (count: number) => `${formatCount(count)} बहुत दिन से`,
  },
  devices: { en: 'Devices in the bag', hi: 'बैग के डिवाइस' },
  sims: { en: 'SIMs in the bag', hi: 'बैग के सिम' },
  goods: { en: 'Goods in the bag', hi: 'बैग का सामान' },
  sim: { en: (number: string) => `SIM ${number}`, hi: (number: string) => `सिम ${number}` },
  noSim: { en: 'no SIM', hi: 'सिम नहीं' },
  since: { en: (day: string) => `since ${day}`, hi: (day: string) => `${day} से` },
  overdue: { en: 'Overdue', hi: 'बहुत दिन से' },
  Blank: { en: 'Blank', hi: 'नया' },
  Active: { en: 'Active', hi: 'चालू' },
  Suspended: { en: 'Suspended', hi: 'रुका हुआ' },
  Deactivated: { en: 'Deactivated', hi: 'बंद' },
} satisfies WordTable;
