import type { DocumentSeries } from '@/store/billing/returns/documentsIssued';
import type { HsnRow } from '@/store/billing/returns/hsnSummary';
import type { NilRow } from '@/store/billing/returns/nilRows';
import { pushTo } from '@/store/kit/grouping';
import type { AdvanceRow, Advances } from '@/store/billing/returns/advances';
import type { Gstr1Summaries, PortalAdvance, PortalHsn } from './file';

/** As many characters, and none but these, a description may have. */
const DESCRIBED = 30;

/** What the official list calls the codes that we begin with; of others it says what we do. */
const OFFICIAL: Readonly<Record<string, string>> = {
  852691: 'RADIO NAVIGATIONAL AID APPARATUS:',
  9984: 'Telecommunications, broadcasting and information supply services',
};

const described = (text: string): string =>
  text
    .replaceAll(/[^\w@./&-]+/g, ' ')
    .slice(0, DESCRIBED)
    .trim();

function hsnOf(
  { hsn, description, rate, unit, quantity, taxable, igst, cgst, sgst }: HsnRow,
  index: number,
): PortalHsn {
  return {
    num: index + 1,
    hsn_sc: hsn,
    user_desc: described(description),
    desc: OFFICIAL[hsn] ?? described(description),
    uqc: unit,
    // A service has none.
    qty: unit === 'NA' ? 0 : quantity,
    rt: rate,
    txval: taxable,
    iamt: igst,
    samt: sgst,
    camt: cgst,
    csamt: 0,
  };
}

/** The HSN summary of a month; nothing where nothing was billed. */
export function hsnSection(rows: readonly HsnRow[]): Gstr1Summaries {
  const summaryOf = (buyers: HsnRow['buyers']): PortalHsn[] => rows.filter((row) => row.buyers === buyers).map(hsnOf);
  const [data, ofRegistered, ofOthers] = [summaryOf(undefined), summaryOf('B2B'), summaryOf('B2C')];
  if (data.length > 0) return { hsn: { data } };
  if (ofRegistered.length + ofOthers.length === 0) return {};
  return {
    hsn: {
      ...(ofRegistered.length > 0 && { hsn_b2b: ofRegistered }),
      ...(ofOthers.length > 0 && { hsn_b2c: ofOthers }),
    },
  };
}

/** What was sold without tax, as the portal takes it. */
export const nilSection = (rows: readonly NilRow[]): Pick<Gstr1Summaries, 'nil'> =>
  rows.length === 0
    ? {}
    : {
        nil: {
          inv: rows.map(({ id, nil, exempt }) => ({ sply_ty: id, expt_amt: exempt, nil_amt: nil, ngsup_amt: 0 })),
        },
      };

/** The kinds of documents as the portal numbers and names them. */
const NATURES: Record<DocumentSeries['nature'], { doc_num: number; doc_typ: string }> = {
  'Invoices for outward supply': { doc_num: 1, doc_typ: 'Invoices for outward supply' },
  'Debit notes': { doc_num: 4, doc_typ: 'Debit Note' },
  'Credit notes': { doc_num: 5, doc_typ: 'Credit Note' },
  'Receipt voucher': { doc_num: 6, doc_typ: 'Receipt Voucher' },
  'Refund voucher': { doc_num: 8, doc_typ: 'Refund Voucher' },
  'Delivery challans': {
    doc_num: 12,
    doc_typ: 'Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)',
  },
};

/** The numbers that were given in a month, those of cancelled documents included. */
export function seriesSection(series: readonly DocumentSeries[]): Pick<Gstr1Summaries, 'doc_issue'> {
  const natures = [...new Set(series.map(({ nature }) => nature))];
  if (natures.length === 0) return {};
  return {
    doc_issue: {
      doc_det: natures.map((nature) => ({
        ...NATURES[nature],
        docs: series
          .filter((one) => one.nature === nature)
          .map(({ from, to, count, cancelled, net }, index) => ({
            num: index + 1,
            from,
            to,
            totnum: count,
            cancel: cancelled,
            net_issue: net,
          })),
      })),
    },
  };
}

/** Advances of one place of supply as one record, with an item for each rate. */
function advancesOf(rows: readonly AdvanceRow[]): PortalAdvance[] {
  const byPlace = new Map<string, AdvanceRow[]>();
  for (const row of rows) pushTo(byPlace, `${row.code} ${row.isIntegrated ? 'INTER' : 'INTRA'}`, row);
  return [...byPlace].map(([key, all]): PortalAdvance => {
    const [pos = '', type] = key.split(' ');
    return {
      pos,
      sply_ty: type === 'INTER' ? 'INTER' : 'INTRA',
      itms: all.map(({ rate, taxable, igst, cgst, sgst }) => ({
        rt: rate,
        ad_amt: taxable,
        ...(type === 'INTER' ? { iamt: igst } : { camt: cgst, samt: sgst }),
        csamt: 0,
      })),
    };
  });
}

/** The advances of a month as the portal takes them: without the tax in them, which stands beside. */
export const advanceSections = ({ received, adjusted }: Advances): Pick<Gstr1Summaries, 'at' | 'txpd'> => ({
  ...(received.length > 0 && { at: advancesOf(received) }),
  ...(adjusted.length > 0 && { txpd: advancesOf(adjusted) }),
});
