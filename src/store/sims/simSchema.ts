import { line, optionalDay } from '@/store/fieldRules';
import { simStatus } from '@/store/devices/countedSim';
import { movesRule } from '@/store/movements/moveSchema';
import { rowOf } from '@/store/rowRules';
import { typedLine } from '@/store/typedText';

/** A SIM as it is kept. */
export const simRowSchema = rowOf({
  msisdn: typedLine('SIM Number'),
  provider: line('Provider'),
  status: simStatus,
  statusOn: optionalDay('The day of its status is not a date.'),
  moves: movesRule,
});
