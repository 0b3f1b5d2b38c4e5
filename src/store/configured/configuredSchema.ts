import { choice, line } from '@/store/fieldRules';
import { rowOf } from '@/store/rowRules';
import { CONFIGURED_ACTIONS, CONFIGURED_NAMES } from './configured';

/** A configured device as it is kept. */
export const configuredRowSchema = rowOf({
  productName: line('Product Name'),
  itgcId: line('ITGC ID'),
  deviceIMEI: line('Device IMEI'),
  usedSim: line('Used SIM'),
  action: choice(CONFIGURED_ACTIONS, 'Action is none of those known.'),
  selectName: choice(CONFIGURED_NAMES, 'Name is none of those known.'),
});
