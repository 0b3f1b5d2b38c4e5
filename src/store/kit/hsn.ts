/** Codes that begin so are of services (SAC), all others of goods. */
const SERVICES = '99';

/** Whether a code of the tax office's list is of a service. */
export const isService = (hsn: string): boolean => hsn.startsWith(SERVICES);
