import { addedUp, exactOf, lessThose, type Taxed } from '@/store/billing/returns/taxed';
import { sumOf } from '@/store/kit/money';
import type { TieRow } from '@/store/billing/returns/tie';
import type { NoteType, PortalHsn, PortalItem, PortalTax } from './file';
import type { AmendedRecords } from './amendedFile';
import type { Gstr1 } from './gstr1';
import type { SoldRecords } from './records';

const taxedOf = (tax: PortalTax & { txval: number }): Taxed =>
  exactOf({
    taxable: tax.txval,
    igst: 'iamt' in tax ? tax.iamt : 0,
    cgst: 'camt' in tax ? tax.camt : 0,
    sgst: 'samt' in tax ? tax.samt : 0,
  });

const itemsOf = (documents: readonly { itms: readonly PortalItem[] }[]): Taxed[] =>
  documents.flatMap(({ itms }) => itms.map(({ itm_det }) => taxedOf(itm_det)));

const hsnOf = ({ txval, iamt, camt, samt }: PortalHsn): Taxed =>
  exactOf({ taxable: txval, igst: iamt, cgst: camt, sgst: samt });

type Sections = SoldRecords & Partial<AmendedRecords>;

/** What sections come to: bills and debit notes less credit notes. */
function sectionsOf(sections: Sections): Taxed {
  const { b2b, b2ba = [], b2cl, b2cla = [], b2cs, b2csa = [], cdnr, cdnra = [], cdnur, cdnura = [] } = sections;
  const notes = [...[...cdnr, ...cdnra].flatMap(({ nt }) => nt), ...cdnur, ...cdnura];
  const notesOf = (type: NoteType) => itemsOf(notes.filter(({ ntty }) => ntty === type));
  const billed = [...b2b, ...b2ba, ...b2cl, ...b2cla].flatMap(({ inv }) => itemsOf(inv));
  const small = [...b2cs, ...b2csa.flatMap(({ itms }) => itms)].map(taxedOf);
  return lessThose(addedUp([...billed, ...notesOf('D'), ...small]), addedUp(notesOf('C')));
}

/**
 * What the file for the portal comes to without round off, by its sections and by its HSN summary: each is what the bills and debit
 * notes less the credit notes come to. What it amends counts by its difference to what was filed.
 */
export function gstr1Sums({ records, filed, summaries: { hsn = {}, nil } }: Gstr1): TieRow[] {
  const untaxed = (nil?.inv ?? []).map(({ expt_amt, nil_amt }) =>
    exactOf({ taxable: sumOf([expt_amt, nil_amt]), igst: 0, cgst: 0, sgst: 0 }),
  );
  const rows = 'data' in hsn ? hsn.data : [...(hsn.hsn_b2b ?? []), ...(hsn.hsn_b2c ?? [])];
  return [
    {
      id: 'file',
      name: 'File for the portal, by its sections',
      ...lessThose(addedUp([sectionsOf(records), ...untaxed]), sectionsOf(filed)),
    },
    { id: 'file-hsn', name: 'File for the portal, by its HSN summary', ...addedUp(rows.map(hsnOf)) },
  ];
}
