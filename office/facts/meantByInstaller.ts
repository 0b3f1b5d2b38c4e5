import type { UnknownAction } from '@reduxjs/toolkit';
import type { Business } from '@/store/business/business';
import { notOwnWork } from '@/store/business/feeds/ownWork';
import { withFittings } from '@/store/care/scheduling/fittingOutcome';
import { refuse } from './admission';
import type { derivingUndo } from './derivedUndo';

interface Meant {
  business: Business;
  by: string;
  said: UnknownAction;
  undoes: string | undefined;
  derived: ReturnType<typeof derivingUndo>['derived'];
}

/** What an installer means by a fact, of his own work alone: whose a vehicle is, and what it costs, he neither knows nor decides. */
export function meantByInstaller({ business, by, said, undoes, derived }: Meant): UnknownAction {
  const notOwn = notOwnWork(business, by, said);
  return notOwn === undefined ? withFittings(business, derived(said, undoes, by)) : refuse(notOwn);
}
