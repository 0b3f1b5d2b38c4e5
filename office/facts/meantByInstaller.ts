import type { UnknownAction } from '@reduxjs/toolkit';
import type { Business } from '@/store/business/business';
import { notOwnWork } from '@/store/business/feeds/ownWork';
import { withRegisteredTerms } from '@/store/care/scheduling/registeredTerms';
import { refuse } from './admission';
import type { undoTold } from './undoTold';

interface Meant {
  business: Business;
  by: string;
  said: UnknownAction;
  undoes: string | undefined;
  told: ReturnType<typeof undoTold>;
}

/** What an installer means by a fact, of his own work alone: he is not told what a client pays. */
export async function meantByInstaller({ business, by, said, undoes, told }: Meant): Promise<UnknownAction> {
  const notOwn = notOwnWork(business, by, said);
  return notOwn === undefined ? withRegisteredTerms(business, await told(said, undoes, by)) : refuse(notOwn);
}
