import { knownWord, line } from '@/store/kit/schema/fieldRules';
import { reference, rowOf } from '@/store/kit/schema/rowRules';
import { CONFIGURED_ACTIONS, CONFIGURED_NAMES } from './configured';

/** That a device was configured, as it is kept. */
export const configuredRowSchema = rowOf({
  deviceId: reference('Its device'),
  itgcId: line('ITGC ID'),
  action: knownWord(CONFIGURED_ACTIONS, 'Action is not known.'),
  selectName: knownWord(CONFIGURED_NAMES, 'Name is not known.'),
});
