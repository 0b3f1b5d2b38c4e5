import { factCheck } from '@/store/kit/schema/factCheck';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { identity, part } from '@/store/kit/schema/rowRules';
import { typedLine } from '@/store/kit/typed/typedText';
import { simActivated, simDeactivated, simSuspended } from './simsSlice';

const stepped = part('It', { id: identity, on: movedOn, msisdn: typedLine('SIM Number') });

/** What the facts of the SIMs say. */
export const simFacts = [simActivated, simSuspended, simDeactivated].map((fact) => factCheck(fact, stepped));
