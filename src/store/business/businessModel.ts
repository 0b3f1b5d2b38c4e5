import { knowRules } from './fetchedRules';
import { fetchingModel } from './fetchingModel';
import { rulesAtHand } from './rulesAtHand';

knowRules(rulesAtHand);

/** What the journal's engine knows of the business, with its rules at hand. */
export const businessModel = fetchingModel;
