import { array, object, string, ValidationError, type Schema } from 'yup';
import { GST_RATES, HSN_FORM, percentOf } from '@/store/kit/gstRates';
import type { Gstr1File } from './gstr1File';
import { numberAt, type PortalFault } from './portalFault';
import { amount, date, docNo, gstin, month, oneOf, place, positive, some, text, whole } from './gstr1Fields';

const tax = { iamt: amount().notRequired(), camt: amount().notRequired(), samt: amount().notRequired() };
/** CGST with as much SGST, or IGST. */
const oneTax = ({ iamt, camt, samt }: { iamt?: unknown; camt?: unknown; samt?: unknown }) =>
  iamt === undefined ? camt !== undefined && camt === samt : camt === undefined && samt === undefined;
const taxed = { name: 'tax', message: 'has neither IGST nor CGST with as much SGST', test: oneTax };

const ALL_RATES = [...new Set(GST_RATES.map(percentOf))];
/** The rates of what is taxed. */
const RATES = ALL_RATES.filter((percent) => percent > 0);

const itemsAt = (rates: readonly number[]) =>
  some(
    object({
      num: oneOf(...rates.map((percent) => percent * 100 + 1)),
      itm_det: object({ txval: positive(), rt: oneOf(...rates), ...tax, csamt: amount().notRequired() }).test(taxed),
    }),
  ).test(
    'rates',
    'has more than one item at one rate',
    (given) => new Set(given?.map(({ num }: { num?: unknown }) => num)).size === (given?.length ?? 0),
  );
const items = itemsAt(RATES);
const registered = {
  val: positive(),
  pos: place(),
  rchrg: oneOf('N'),
  inv_typ: oneOf('R', 'SEWP', 'SEWOP', 'DE'),
  itms: array().when('inv_typ', ([kind]) => (kind === 'SEWOP' ? itemsAt([0]) : items)),
};
const note = { nt_num: docNo(), nt_dt: date(), ntty: oneOf('C', 'D') };
const hsnRow = object({
  num: whole(),
  hsn_sc: text().matches(HSN_FORM, 'is not of 4, 6 or 8 digits'),
  user_desc: string()
    .defined()
    .matches(/^[\w@./& -]{0,30}$/, 'has more than 30 characters, or others than the portal takes'),
  desc: string().defined(),
  uqc: oneOf('NA', 'NOS'),
  // Net of what was taken back: below zero where that was sold in an earlier month.
  qty: amount(),
  rt: oneOf(...ALL_RATES),
  txval: amount(),
  iamt: amount(),
  samt: amount(),
  camt: amount(),
  csamt: amount(),
});
const series = object({
  num: whole(),
  from: docNo(),
  to: docNo(),
  totnum: whole(),
  cancel: whole(),
  net_issue: whole(),
});

const HEAD = object({
  gstin: gstin(),
  fp: month(),
  version: oneOf('GST3.2.4'),
  hash: oneOf('hash'),
}).noUnknown();
const ADVANCE = object({
  pos: place(),
  sply_ty: oneOf('INTRA', 'INTER'),
  itms: some(object({ rt: oneOf(...RATES), ad_amt: positive(), ...tax, csamt: amount() }).test(taxed)),
});
const bill = { inum: docNo(), idt: date() };
const amendedBill = { oinum: docNo(), oidt: date(), ...bill };
const amendedNote = { ont_num: docNo(), ont_dt: date(), ...note };
const large = { val: positive(), itms: items };
const largeNote = { ...large, typ: oneOf('B2CL'), pos: place() };
const sums = { rt: oneOf(...RATES), txval: amount(), ...tax, csamt: amount() };
const small = { sply_ty: oneOf('INTRA', 'INTER'), typ: oneOf('OE'), pos: place() };
const SECTIONS = {
  b2b: object({ ctin: gstin(), inv: some(object({ ...bill, ...registered })) }),
  b2ba: object({ ctin: gstin(), inv: some(object({ ...amendedBill, ...registered })) }),
  b2cl: object({ pos: place(), inv: some(object({ ...bill, ...large })) }),
  b2cla: object({ pos: place(), inv: some(object({ ...amendedBill, ...large })) }),
  b2cs: object({ ...small, ...sums }).test(taxed),
  b2csa: object({ omon: month(), ...small, itms: some(object(sums).test(taxed)) }),
  cdnr: object({ ctin: gstin(), nt: some(object({ ...note, ...registered })) }),
  cdnra: object({ ctin: gstin(), nt: some(object({ ...amendedNote, ...registered })) }),
  cdnur: object({ ...note, ...largeNote }),
  cdnura: object({ ...amendedNote, ...largeNote }),
  at: ADVANCE,
  txpd: ADVANCE,
};
const NIL = object({
  inv: some(
    object({
      sply_ty: oneOf('INTRB2B', 'INTRAB2B', 'INTRB2C', 'INTRAB2C'),
      expt_amt: amount(),
      nil_amt: amount(),
      ngsup_amt: amount(),
    }),
  ),
}).optional();
const DOCUMENTS = object({
  doc_det: some(object({ doc_num: whole(), doc_typ: text(), docs: some(series) })),
}).optional();
const HSN = object({ hsn_b2b: some(hsnRow), hsn_b2c: some(hsnRow), data: some(hsnRow) }).optional();

/** What yup says of a value, each beginning with where in it that is. */
function faultsOf(schema: Schema, value: unknown, where: string): PortalFault[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    return faults.map(({ path = '', message }) => ({
      docNo: numberAt(value, path),
      what: `${where}${path && ` ${path}`}: ${message}`,
    }));
  }
}

/** What the portal would refuse of a file; tells how much of it is read, from 0 to 1. */
export function* portalFaults(file: Gstr1File): Generator<number, PortalFault[]> {
  const { nil, doc_issue, hsn, ...rest } = file;
  const names = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];
  const head = Object.fromEntries(Object.entries(rest).filter(([name]) => !(name in SECTIONS)));
  const records = names.flatMap((name) =>
    (rest[name] ?? []).map((row, index) => ({ name, row, where: `${name} ${index + 1}` })),
  );
  const faults = [
    ...faultsOf(HEAD, head, 'head'),
    ...faultsOf(NIL, nil, 'nil'),
    ...faultsOf(DOCUMENTS, doc_issue, 'doc_issue'),
    ...faultsOf(HSN, hsn, 'hsn'),
  ];
  for (const [index, { name, row, where }] of records.entries()) {
    faults.push(...faultsOf(SECTIONS[name], row, where));
    yield (index + 1) / records.length;
  }
  return faults;
}
