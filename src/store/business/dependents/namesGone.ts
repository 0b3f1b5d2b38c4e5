import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import type { Business } from '@/store/business/business';
import { rewound } from '@/store/business/factChanges';
import { NAMED_BY } from './namedBy';

/** To what a changed record can go back, and how that is called. */
const CALLED = { accounts: 'client', installers: 'installer', branches: 'branch' } as const;
const NOUNS = Object.keys(CALLED) as (keyof typeof CALLED)[];

/** Why a change of a record cannot be taken back: it would name a client, an installer or a branch again that is gone by now. */
export function namesGone(business: Business, changes: readonly Change[]): Refusal | undefined {
  const changed = changes.filter(({ path, was }) => path.length > 2 && typeof was === 'string');
  if (changed.length === 0) return undefined;
  const after = rewound(business, changes);
  for (const named of NOUNS) {
    const isGone = ({ path: [own, id = ''], was }: Change) =>
      typeof was === 'string' &&
      !after[named].entities[was] &&
      NAMED_BY[named]?.some(({ table, names }) => {
        const row = own === table ? after[table].entities[id] : undefined;
        return row && names(row).includes(was);
      });
    if (changed.some(isGone))
      return { reason: `Not undone: the ${CALLED[named]} that it goes back to is gone by now.` };
  }
  return undefined;
}
