import type { OfficeState, OwnBusiness } from './officeSlice';

/** A state that knows an office in the shared mode only. */
export interface WithOffice {
  office?: OfficeState;
}

/** The shared office; undefined in the embedded mode. */
export const selectOffice = ({ office }: WithOffice): OfficeState | undefined => office;

/** Where all data changes when all data is replaced, as a part of a sentence. */
export const selectWhere = (state: WithOffice): string =>
  selectOffice(state) ? 'for everybody in the office' : 'in every tab';

/** Why the person who is signed in may not say a fact of that type; undefined when they may. */
export const selectDenied = ({ office }: WithOffice, type: string): string | undefined => office?.denied[type];

/** The browser's own business as long as nobody has decided that it stays where it is, and not all of it has moved into the office. */
export function selectWaitingOwn({ office }: { office?: Pick<OfficeState, 'own'> }): OwnBusiness | undefined {
  const own = office?.own;
  return own?.stage === undefined || own.stage === 'begun' ? own : undefined;
}
