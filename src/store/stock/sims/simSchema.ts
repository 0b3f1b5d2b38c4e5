import { line, optionalDay } from '@/store/kit/schema/fieldRules';
import { simStatus } from '@/store/stock/devices/countedSim';
import { movesRule } from '@/store/kit/movements/moveSchema';
import { rowOf } from '@/store/kit/schema/rowRules';
import { typedLine } from '@/store/kit/typed/typedText';

/** A SIM as it is kept. */
export const simRowSchema = rowOf({
  msisdn: typedLine('SIM Number'),
  provider: line('Provider'),
  status: simStatus,
  statusOn: optionalDay('The day of its status is not a date.'),
  moves: movesRule,
});
