import { addedUp, exactOf, lessThose, type Taxed } from '@/store/billing/returns/taxed';
import { sumOf } from '@/store/kit/money';
import type { TieRow } from '@/store/billing/returns/tie';
import type { NoteType, PortalHsn, PortalItem, PortalTax } from './file';
import type { Gstr1 } from './gstr1';

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

/** What the file for the portal comes to without round off, by its sections and by its HSN summary: each is what the bills and debit notes less the credit notes come to. */
export function gstr1Sums({
  records: { b2b, b2cl, b2cs, cdnr, cdnur },
  summaries: { hsn = {}, nil },
}: Gstr1): TieRow[] {
  const notes = [...cdnr.flatMap(({ nt }) => nt), ...cdnur];
  const notesOf = (type: NoteType) => itemsOf(notes.filter(({ ntty }) => ntty === type));
  const billed = [...[...b2b, ...b2cl].flatMap(({ inv }) => itemsOf(inv)), ...notesOf('D')];
  const untaxed = (nil?.inv ?? []).map(({ expt_amt, nil_amt }) =>
    exactOf({ taxable: sumOf([expt_amt, nil_amt]), igst: 0, cgst: 0, sgst: 0 }),
  );
  const rows = 'data' in hsn ? hsn.data : [...(hsn.hsn_b2b ?? []), ...(hsn.hsn_b2c ?? [])];
  return [
    {
      id: 'file',
      name: 'File for the portal, by its sections',
      ...lessThose(addedUp([...billed, ...b2cs.map(taxedOf), ...untaxed]), addedUp(notesOf('C'))),
    },
    { id: 'file-hsn', name: 'File for the portal, by its HSN summary', ...addedUp(rows.map(hsnOf)) },
  ];
}
