import type { WithCompany } from '@/store/billing/company/company';

/** What no identity of one's own ends with: those are random. */
const END = '-company-1';

/** The identity of the sample's supplier; `mark` begins all identities of that sample. */
export const supplierId = (mark: string): string => `${mark}${END}`;

/**
 * Whether the sample business is what is here, also restored from a backup or with changes on top: the first details
 * that its documents show are those of the sample's supplier, and no fact takes these away but one that replaces all.
 */
export const selectIsSample = ({ company: { ids } }: WithCompany): boolean => ids[0]?.endsWith(END) === true;
