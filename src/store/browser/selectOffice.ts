import type { OfficeState } from './officeSlice';

/** A state that knows an office in the shared mode only. */
export interface WithOffice {
  office?: OfficeState;
}

/** The shared office; undefined in the embedded mode. */
export const selectOffice = ({ office }: WithOffice): OfficeState | undefined => office;

/** Why the person who is signed in may not say a fact of that type; undefined when they may. */
export const selectDenied = ({ office }: WithOffice, type: string): string | undefined => office?.denied[type];
