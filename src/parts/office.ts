import { createContext, use } from 'react';
import type { OfficeLink } from '@/office/officeLink';

/** The link to the shared office; undefined in the embedded mode. */
export const OfficeContext = createContext<OfficeLink | undefined>(undefined);

export const useOffice = (): OfficeLink | undefined => use(OfficeContext);

/** Who it was, to begin a sentence with, that did something before this tab. */
export const useOthers = (): string => (useOffice() ? 'Somebody else' : 'Another tab');
