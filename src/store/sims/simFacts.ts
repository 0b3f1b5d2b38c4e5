import { factCheck } from '@/store/factCheck';
import { movedOn } from '@/store/movements/moveSchema';
import { identity, part } from '@/store/rowRules';
import { typedLine } from '@/store/typedText';
import { simActivated, simDeactivated, simSuspended } from './simsSlice';

const stepped = part('It', { id: identity, on: movedOn, msisdn: typedLine('SIM Number') });

/** What the facts of the SIMs say. */
export const simFacts = [simActivated, simSuspended, simDeactivated].map((fact) => factCheck(fact, stepped));
