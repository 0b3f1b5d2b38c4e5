// The checks of facts from outside, fetched and ready to be asked.
import type { UnknownAction } from '@reduxjs/toolkit';
import { checkingFactBy } from '@/store/business/checked/checkedFact';
import { loadFactChecks } from '@/store/business/checked/factChecks';
import { runToEnd } from '@/journal/kit/runToEnd';

/** What validates the payload of each fact, as it is once it has been fetched. */
export const factChecks = await loadFactChecks();

const checking = checkingFactBy(factChecks);

/** A fact without what does not fit; or why nothing of it does. */
export const checkedFact = (fact: UnknownAction) => runToEnd(checking(fact));
