import type { WithCompany } from '@/store/billing/company/company';
import { irnOf } from './irn';
import { supplierOf } from './parties';
import type { Reported } from './reported';

/** The reference number that a document has at the portal, or will have. */
export const irnOfReported = (state: WithCompany, { kind, document }: Reported): string =>
  irnOf({
    gstin: supplierOf(state, { document }).gstin,
    kind,
    docNo: document.docNo,
    issuedOn: document.issuedOn,
  });
