import { paths } from '@/paths';

/** Where what is missing on a document is put right. */
export interface Mend {
  label: string;
  to: string;
}

/** A document with its number for links; of one over a transfer that of its challan. */
interface Placed {
  number: number;
  docNo: string;
  challan?: number | undefined;
}

/** The company's details, where its codes and rates are. */
export const COMPANY_MEND: Mend = { label: 'Settings, Company', to: paths.settings.company };

/** The challan of a transfer. */
export const challanMend = (challan: number): Mend => ({
  label: `Open challan ${challan}`,
  to: paths.stocks.challanOf(challan),
});

/** The page of a document, `pageOf` its kind: of one over a transfer its challan's. */
export const documentMend = ({ number, docNo, challan }: Placed, pageOf: (number: number) => string): Mend =>
  challan === undefined ? { label: `Open ${docNo}`, to: pageOf(number) } : challanMend(challan);
