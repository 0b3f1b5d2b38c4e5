import { movedOn } from '@/store/kit/movements/moveSchema';
import { identity, part } from '@/store/kit/schema/rowRules';
import { typedLine } from '@/store/kit/typed/typedText';

const stepped = part('It', { id: identity, on: movedOn, msisdn: typedLine('SIM Number') });

/** What each fact of the SIMs says. */
export const simFactSchemas = { simActivated: stepped, simSuspended: stepped, simDeactivated: stepped };
