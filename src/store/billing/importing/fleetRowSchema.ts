import { MAX_AMOUNT } from '@/store/kit/money';
import { scannedNumber } from '@/store/kit/scanning/scanned';
import { optionalDay } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { hasDecimals, typedNumber } from '@/store/kit/typed/typedNumber';
import { typedLine } from '@/store/kit/typed/typedText';
import { broughtClient, broughtVehicle } from './clientRowSchema';
import { OF_VEHICLE } from './fleetRow';

const NO_DATE = 'This is not a date. Write it as 19 Nov 2026.';

const scanned = (label: string) =>
  typedLine(label).transform((typed: unknown) => (typeof typed === 'string' ? scannedNumber(typed) : typed));

/** What a row must be of the sheet by which a fleet moves in, on `today` (ISO date). */
export const fleetRowSchema = (today: string) => {
  const past = optionalDay(NO_DATE).test(
    'past',
    'This date is in the future. Correct it, day first.',
    (typed) => typed === undefined || typed <= today,
  );
  return record({
    ...broughtClient,
    ...broughtVehicle(OF_VEHICLE),
    type: typedLine('Vehicle Type'),
    imei: scanned('IMEI'),
    sim: scanned('SIM Number'),
    provider: typedLine('SIM Provider'),
    device: typedLine('Device'),
    fittedSince: past,
    billedUntil: optionalDay(NO_DATE),
    openingBalance: typedNumber('Opening Balance')
      .min(-MAX_AMOUNT, 'Opening Balance can have at most 12 digits.')
      .max(MAX_AMOUNT, 'Opening Balance can have at most 12 digits.')
      .test('paise', 'Opening Balance can have at most two decimals.', hasDecimals(2)),
    balanceOn: past,
  });
};
