import { statusesOf } from '@/machines/advance';
import { simMachine } from '@/machines/sim';
import { knownWord, line } from '@/store/kit/schema/fieldRules';
import { identity, part } from '@/store/kit/schema/rowRules';
import { typedLine } from '@/store/kit/typed/typedText';

/** A SIM's status, as it is kept. */
export const simStatus = knownWord(statusesOf(simMachine), 'Status is not known.');

/** A SIM that was counted, as its fact says it. */
export const countedSim = part('SIM', {
  iccid: identity,
  msisdn: typedLine('SIM Number'),
  provider: line('Provider'),
  status: simStatus.optional(),
});
