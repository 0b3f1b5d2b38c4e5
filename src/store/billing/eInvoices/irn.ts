import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { financialYear } from '@/store/kit/docNumbers';

/** What the portal calls an invoice, a credit note and a debit note. */
export type EInvoiceKind = 'INV' | 'CRN' | 'DBN';

/** What the number of an e-invoice is made of. */
export interface IrnParts {
  /** The supplier's GST number. */
  gstin: string;
  kind: EInvoiceKind;
  docNo: string;
  /** ISO date. */
  issuedOn: string;
}

/**
 * The invoice reference number that the portal will give a document, 64 hexadecimal digits: the SHA-256 of GST number, financial
 * year, kind and number in capitals (GSTN's e-invoice standard, INV-01). So it is known before the portal is asked.
 */
export const irnOf = ({ gstin, kind, docNo, issuedOn }: IrnParts): string =>
  bytesToHex(sha256(utf8ToBytes(`${gstin}20${financialYear(issuedOn)}${kind}${docNo.toUpperCase()}`)));
