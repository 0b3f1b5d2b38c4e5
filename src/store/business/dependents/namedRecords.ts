import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import type { Business, Noun } from '@/store/business/business';
import { rewound } from '@/store/business/factChanges';
import type { Holder } from '@/store/kit/movements/holder';
import type { Numbered } from '@/store/kit/table';
import { placeName } from '@/store/stock/onHand/holderWords';
import { NAMED_BY } from './namedBy';

const PLACES: { readonly [Name in Noun]?: Holder['at'] } = { branches: 'branch', installers: 'installer' };

/** The documents that the changes cancel: what they name goes with them. */
const cancelledBy = (changes: readonly Change[]): ReadonlySet<string | undefined> =>
  new Set(changes.flatMap(({ path: [, id, field], was }) => (field === 'status' && was === 'Cancelled' ? [id] : [])));

/** Why a record cannot be taken back: another one would name what is not there. What goes with it is no hindrance. */
export function namedRecords(business: Business, changes: readonly Change[]): Refusal | undefined {
  const made = changes.flatMap(({ path: [table = '', id = ''], path, was }) =>
    path.length === 2 && was === undefined && Object.hasOwn(NAMED_BY, table) ? [{ table: table as Noun, id }] : [],
  );
  if (made.length === 0) return undefined;
  const after = rewound(business, changes);
  const cancelled = cancelledBy(changes);
  for (const named of new Set(made.map(({ table }) => table))) {
    const unmade = new Set<string | undefined>(made.flatMap(({ table, id }) => (table === named ? [id] : [])));
    for (const { table, names, words } of NAMED_BY[named] ?? []) {
      const isNaming = (row: Numbered) => !cancelled.has(row.id) && names(row).some((id) => unmade.has(id));
      const row = Object.values<Numbered>(after[table].entities).find(isNaming);
      if (!row) continue;
      const at = PLACES[named];
      const id = names(row).find((one) => unmade.has(one));
      const place = at && `${placeName(business, { at, id })} is in use, as `;
      return { reason: `Not undone: ${place ?? ''}${words(row)}` };
    }
  }
  return undefined;
}
