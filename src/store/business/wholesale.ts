import { createNextState, type UnknownAction } from '@reduxjs/toolkit';
import { copiedBack, factUndone, putBack, type Change } from '@/journal/undo/undo';
import { settleIn } from '@/store/kit/table';
import { noteCancelled } from '@/store/billing/bills/documents';
import { noteTakenBack } from '@/store/stock/devices/takenBack';
import {
  businessReplaced,
  businessUpdated,
  emptyBusiness,
  nouns,
  type Business,
  type Noun,
  type BusinessDelta,
} from './business';
import { isCutDown } from './feeds/installerNouns';
import { tableOfDelta } from './feeds/deltas';

/** Facts that put rows of their own in the place of others; whatever comes after them sees those as its past. */
export const isWholesale = (fact: UnknownAction) =>
  businessReplaced.match(fact) ||
  factUndone.match(fact) ||
  (businessUpdated.match(fact) && fact.payload.whole === true);

function takeBack(draft: Business, changes: readonly Change[]) {
  putBack(draft, changes);
  const back = changes.filter(({ path, place }) => path.length === 2 && place !== undefined);
  for (const { reducerPath: part } of nouns) {
    const ids = back.flatMap(({ path: [table, id] }) => (table === part && id !== undefined ? [id] : []));
    if (ids.length > 0) settleIn(draft[part], ids);
  }
}

/** The changes of rows that are here, or went by them: of a table that is told row by row, what became of a row may have it told no more. */
export const changesHere = ({ origin, ...tables }: Business, changes: readonly Change[]): readonly Change[] =>
  changes.filter(
    ({ path: [table, id = '', ...inside], place }) =>
      !isCutDown(origin, table as Noun) ||
      tables[table as Noun].entities[id] !== undefined ||
      (inside.length === 0 && place !== undefined),
  );

/** The tables alone: whatever else came with them is none of the business. */
const ownParts = (business: Partial<Business>) =>
  Object.fromEntries(nouns.flatMap(({ reducerPath: part }) => (business[part] ? [[part, business[part]]] : [])));

/** A copy of a fact, or of a row, which are plain JSON: that is copied sooner as text than as structure. */
export const copyOf = <Json extends object>(json: Json) => JSON.parse(JSON.stringify(json)) as Json;

/** A business of which all rows are told. */
const businessOfDelta = ({ tables, origin = emptyBusiness.origin }: BusinessDelta): Business => {
  const all = nouns.map(({ reducerPath: noun }) => {
    const told = tables[noun];
    return [noun, told ? tableOfDelta(told) : emptyBusiness[noun]];
  });
  return { ...(Object.fromEntries(all) as Business), origin };
};

/** The business after a fact that puts rows of its own in the place of others. */
export function afterWholesale(business: Business, fact: UnknownAction): Business {
  if (businessUpdated.match(fact)) return businessOfDelta(fact.payload);
  return createNextState(business, (draft) => {
    if (businessReplaced.match(fact))
      Object.assign(draft, emptyBusiness, ownParts(fact.payload.business), {
        origin: { id: fact.payload.id, facts: 0 },
      });
    else if (factUndone.match(fact)) {
      // A clone: what it brings back may get another number here, but never in the fact itself.
      const { on, stands } = fact.payload;
      const changes = changesHere(business, fact.payload.changes);
      takeBack(draft, copiedBack(changes));
      if (on !== undefined) noteTakenBack(business, draft, changes, on);
      noteCancelled(draft, changes, stands && on);
      draft.origin.facts += 1;
    }
  });
}
