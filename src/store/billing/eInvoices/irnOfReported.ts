import type { WithCompany } from '@/store/billing/company/company';
import { irnOf } from './irn';
import { sellerOf } from './parties';
import type { Reported } from './reported';

/** The reference number that a document has at the portal, or will have. */
export const irnOfReported = (state: WithCompany, reported: Reported): string =>
  irnOf({
    gstin: sellerOf(state, reported),
    kind: reported.kind,
    docNo: reported.document.docNo,
    issuedOn: reported.document.issuedOn,
  });
