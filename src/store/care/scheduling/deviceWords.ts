import { dateIn } from '@/store/care/jobs/visitWords';
import type { WordTable } from '@/store/kit/language';
import type { SimStatus } from '@/machines/sim';
import { DEVICE_SAID } from './deviceRefusals';

const SIM_STATUS_HINDI: Readonly<Record<SimStatus, string>> = {
  Blank: 'अभी चालू नहीं किया गया',
  Active: 'चालू',
  Suspended: 'रोका हुआ',
  Deactivated: 'बंद',
};

/** What is said of the devices and SIMs of a visit, in each language. */
export const DEVICE_WORDS = {
  store: { en: DEVICE_SAID.store, hi: 'स्टोर में' },
  branch: { en: DEVICE_SAID.branch, hi: (name: string) => `${name} ब्रांच में` },
  installer: { en: DEVICE_SAID.installer, hi: (name: string) => `${name} के बैग में` },
  challan: {
    en: DEVICE_SAID.challan,
    hi: (from: string, to: string, challan: number) => `${from} से ${to} के रास्ते में, चालान ${challan} से,`,
  },
  onItsWay: { en: DEVICE_SAID.onItsWay, hi: 'रास्ते में' },
  vehicle: { en: DEVICE_SAID.vehicle, hi: (name: string) => `गाड़ी ${name} में` },
  device: { en: DEVICE_SAID.device, hi: (name: string) => `डिवाइस ${name} में` },
  repairer: { en: DEVICE_SAID.repairer, hi: (name: string) => `${name} के पास मरम्मत में` },
  scrapped: { en: DEVICE_SAID.scrapped, hi: 'कबाड़ में' },
  lost: { en: DEVICE_SAID.lost, hi: 'खोया हुआ' },
  unknown: { en: DEVICE_SAID.unknown, hi: (name: string) => `${name} नहीं मिला।` },
  isThere: { en: DEVICE_SAID.isThere, hi: (name: string, where: string) => `${name} ${where} है।` },
  movedLater: {
    en: DEVICE_SAID.movedLater,
    hi: (name: string, last: string, on: string) => `${name} ${on} के बाद ${last} को कहीं और जा चुका है।`,
  },
  deactivated: { en: DEVICE_SAID.deactivated, hi: (sim: string) => `SIM ${sim} बंद है।` },
  deactivatedOn: {
    en: DEVICE_SAID.deactivatedOn,
    hi: (sim: string, on: string) => `SIM ${sim} ${on} को बंद किया गया था।`,
  },
  date: { en: DEVICE_SAID.date, hi: (isoDate: string) => dateIn('hi', isoDate) },
  noDeviceIn: { en: DEVICE_SAID.noDeviceIn, hi: 'बताएँ कि कौन सा डिवाइस लगाया।' },
  noDeviceOut: {
    en: DEVICE_SAID.noDeviceOut,
    hi: (plate: string) => `बताएँ कि ${plate} से कौन सा डिवाइस निकाला।`,
  },
  hasSim: { en: DEVICE_SAID.hasSim, hi: (device: string, sim: string) => `${device} में SIM ${sim} पहले से है।` },
  noSim: {
    en: DEVICE_SAID.noSim,
    hi: (device: string) => `${device} में कोई सिम नहीं है: बताएँ कि कौन सा लगाया।`,
  },
  notActive: {
    en: DEVICE_SAID.notActive,
    hi: (sim: string, status: SimStatus) => `SIM ${sim} ${SIM_STATUS_HINDI[status]} है: लगाने के लिए वह चालू होना चाहिए।`,
  },
} satisfies WordTable;
