import type { Random } from './random';
import { imeiOf, luhnCheckDigit } from '@/store/kit/typed/imei';

const DIGITS = '0123456789';

/** The trackers of the sample: their name, their model and the first eight digits of their IMEIs. */
export const TRACKERS = [
  { productName: 'GPS tracker AIS 140, 4G', model: 'VT-140', type: '86123405' },
  { productName: 'GPS tracker basic, 2G', model: 'VT-20', type: '35870114' },
  { productName: 'OBD tracker, plug-in', model: 'OB-4', type: '86540906' },
  { productName: 'Bike tracker, waterproof', model: 'BK-2', type: '35216808' },
  { productName: 'Asset tracker, magnetic', model: 'AT-9', type: '86807203' },
] as const;

/** What the goods of each tab are. */
export const KINDS = { accessories: 'Accessory', controllers: 'Controller', locks: 'Lock' } as const;

/** What the sample's bags, branches and manufacturers hold besides trackers, by the tab of the details dialog. */
export const ITEMS = {
  accessories: [
    { productName: 'Relay 12 V, 5-pin', model: 'RL-12' },
    { productName: 'SOS panic button with cable', model: 'SB-1' },
    { productName: 'Main harness 12-pin, 1.5 m', model: 'MH-12' },
    { productName: 'Backup battery 3.7 V, 1000 mAh', model: 'BB-10' },
  ],
  controllers: [
    { productName: 'Immobiliser controller', model: 'IC-12' },
    { productName: 'Door controller', model: 'DC-2' },
    { productName: 'Temperature controller', model: 'TC-4' },
  ],
  locks: [
    { productName: 'GPS padlock, container', model: 'GL-7' },
    { productName: 'Tanker valve lock', model: 'VL-3' },
  ],
} as const;

export const PROVIDERS = ['Airtel', 'Jio', 'Vi', 'BSNL'] as const;

/** A valid IMEI of the model; another `number` below a million is another IMEI. */
export const imeiOfModel = ({ type }: (typeof TRACKERS)[number], number: number): string =>
  imeiOf(type + String(number).padStart(6, '0'));

/** A serial number such as `VT140-004217`; another `number` is another one. */
export const serialOfModel = ({ model }: (typeof TRACKERS)[number], number: number): string =>
  `${model.replace('-', '')}-${String(number).padStart(6, '0')}`;

/** Some M2M SIM's 13 digits. */
export const someSimNumber = (random: Random): string => `5754${random.text(DIGITS, 9)}`;

/** A valid ICCID; another `number` below a billion is another one. */
export function iccidOf(number: number): string {
  const digits = `899100${String(number).padStart(12, '0')}`;
  return `${digits}${luhnCheckDigit(digits)}`;
}
