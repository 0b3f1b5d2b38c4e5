import type { UnknownAction } from '@reduxjs/toolkit';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { changesBetween, factUndone } from '@/journal/undo/undo';
import { answerable, answerImportable, answersOf } from '@/store/billing/eInvoices/answerImport';
import { selectEInvoiceRows, type EInvoiceRow } from '@/store/billing/eInvoices/eInvoiceRows';
import { inv01Of } from '@/store/billing/eInvoices/inv01Of';
import { inv01Faults } from '@/store/billing/eInvoices/inv01Schema';
import { irnMissing } from '@/store/billing/eInvoices/irnMissing';
import { namedFiles } from '@/store/billing/eInvoices/portalFile';
import { documentNamed, standsAfter } from '@/store/billing/eInvoices/reported';
import { challanPapers } from '@/store/billing/papers/challanPapers';
import { withoutDocuments } from '@/store/billing/returns/gstr1/leftOut';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { readableFact } from '@/store/business/feeds/withheld';
import { readableTo } from '@/store/business/feeds/readable';
import type { Business } from '@/store/business/business';
import { refusal } from '@/store/business/businessRules';
import { undoOf } from '@/store/business/undoing';
import type { AppStore } from '@/store/business/store';
import { eInvoiceCancelled, eInvoiceFileMade, eInvoiceRegistered } from '@/store/facts/bills';
import { branchEdited } from '@/store/facts/branches';
import { challanAnswered, challanCancelled } from '@/store/facts/challans';
import { monthClosed } from '@/store/facts/periods';
import { isInvoiced, type Challan } from '@/store/stock/challans/challan';
import { transferCreditId } from '@/store/stock/challans/consignment';
import { answerAbout } from '../../../support/eInvoices';
import { checkedFact } from '../../../support/factChecks';
import { done, reasonOf } from '../../../support/said';
import { validated } from '../../../support/sheets';
import { transferBusiness, transferred } from '../../../support/transferEInvoices';
import { DELHI_GSTIN, OUR_GSTIN, PUNE_GSTIN } from '../../../support/transfers';

const NONE: ReadonlySet<string> = new Set();
const [INVOICE, CREDIT, OF_DELHI] = ['271/26-27/000001', '271C/26-27/00001', 'T71/26-27/000001'];

const rowsOf = (business: Business, from = '2027-01-01', to = '2027-01-31', unnumbered = NONE): EInvoiceRow[] =>
  selectEInvoiceRows(business, from, to, unnumbered).map((row) => row);
const numbers = (rows: readonly EInvoiceRow[]) => rows.map(({ docNo }) => docNo);
const challanIn = (store: AppStore, { id }: Challan) => {
  const challan = store.getState().challans.entities[id];
  if (!challan || !isInvoiced(challan)) throw new Error('The tax invoice is gone.');
  return challan;
};
const answerOn = (store: AppStore, id: string) => ({
  ...answerAbout(store.getState(), id),
  ackDate: '2027-01-15 14:03:11',
});
const madeOf = (business: Business) => rowsOf(business).map(({ reported }) => inv01Of(business, reported));

describe('tax invoices and credit notes between two GST numbers of ours', () => {
  test('are registered as those to clients are, each of the GST number that gives', () => {
    const { store, toDelhi } = transferred();
    const business = store.getState();
    expect(rowsOf(business)).toMatchObject([
      { kind: 'INV', docNo: INVOICE, name: 'Delhi', seller: OUR_GSTIN, gstin: DELHI_GSTIN, standing: 'To send' },
      { kind: 'CRN', docNo: CREDIT, issuedOn: '2027-01-20', seller: OUR_GSTIN, gstin: DELHI_GSTIN },
      { kind: 'INV', docNo: OF_DELHI, name: 'Pune', seller: DELHI_GSTIN, gstin: PUNE_GSTIN, lastOn: '2027-02-13' },
    ]);
    expect(numbers(rowsOf(business, '2027-01-16'))).toEqual([CREDIT]);
    expect(numbers(rowsOf(business, '2027-01-01', '2027-01-31', new Set([toDelhi.id])))).toEqual([CREDIT, OF_DELHI]);
    const later = transferred(transferBusiness({ eInvoiceFrom: '2027-01-16' })).store.getState();
    expect(numbers(rowsOf(later))).toEqual([CREDIT]);
    expect(rowsOf(transferred(transferBusiness({ eInvoiceFrom: '' })).store.getState())).toEqual([]);
  });

  test('are told as the portal takes them, to the paisa', async () => {
    const made = madeOf(transferred().store.getState());
    await expect(`${JSON.stringify(made, undefined, 2)}\n`).toMatchFileSnapshot('./golden/transfers.json');
    expect(made.flatMap(inv01Faults)).toEqual([]);
    // 1,499.99 × 18% = 269.9982; 3 × 80.35 = 241.05, × 18% = 43.389; 2,054.42 rounds to 2,054.
    expect(made[0]?.ValDtls).toEqual({
      AssVal: 1741.04,
      CgstVal: 0,
      SgstVal: 0,
      IgstVal: 313.39,
      RndOffAmt: -0.43,
      TotInvVal: 2054,
    });
    // What is left is 2 × 80.35 = 160.70, × 18% = 28.926: 43.39 − 28.93 = 14.46.
    expect(made[1]).toMatchObject({
      DocDtls: { Typ: 'CRN', No: CREDIT, Dt: '20/01/2027' },
      ItemList: [{ HsnCd: '853641', Qty: 1, AssAmt: 80.35, IgstAmt: 14.46 }],
      RefDtls: { PrecDocDtls: [{ InvNo: INVOICE, InvDt: '15/01/2027' }] },
    });
  });

  test('go into one file for each GST number that they are from', () => {
    const made = madeOf(transferred().store.getState());
    const inShort = (files: ReturnType<typeof namedFiles>) =>
      files.map(({ name, documents }) => [name, ...documents.map(({ DocDtls }) => DocDtls.No)]);
    expect(inShort(namedFiles('2027-01-21', made, OUR_GSTIN))).toEqual([
      [`e-invoices 2027-01-21 ${OUR_GSTIN}.json`, INVOICE, CREDIT],
      [`e-invoices 2027-01-21 ${DELHI_GSTIN}.json`, OF_DELHI],
    ]);
    expect(inShort(namedFiles('2027-01-21', made.slice(0, 2), OUR_GSTIN, 10))).toEqual([
      ['e-invoices 2027-01-21 1.json', INVOICE],
      ['e-invoices 2027-01-21 2.json', CREDIT],
    ]);
    expect(inShort(namedFiles('2027-01-21', made.slice(0, 1), OUR_GSTIN))).toEqual([
      ['e-invoices 2027-01-21.json', INVOICE],
    ]);
    expect(inShort(namedFiles('2027-01-21', made.slice(2), OUR_GSTIN))).toEqual([
      [`e-invoices 2027-01-21 ${DELHI_GSTIN}.json`, OF_DELHI],
    ]);
  });

  test('tell before what of a branch the portal lacks, which is mended without another challan', () => {
    const { store } = transferred(transferBusiness({ pinCode: '' }, new Map()));
    const gaps = () => rowsOf(store.getState()).map((row) => row.gaps);
    const ofDelhi = { what: 'Delhi: Town, PIN Code missing.', mend: 'branches' };
    const ofPune = { what: 'Pune: Town, PIN Code missing.', mend: 'branches' };
    expect(gaps()[0]).toEqual([{ what: 'Company: PIN Code missing.', mend: 'company' }, ofDelhi]);
    expect(gaps()[2]).toEqual([ofDelhi, ofPune]);
    done(store.dispatch(branchEdited('branch-1', { was: {}, to: { town: 'New Delhi', pinCode: '411004' } })));
    expect(gaps()[2]).toEqual([
      ofPune,
      { what: expect.stringContaining('Delhi: 411004 is no PIN code of Delhi'), mend: 'branches' },
    ]);
    done(store.dispatch(branchEdited('branch-1', { was: { pinCode: '411004' }, to: { pinCode: '110020' } })));
    done(store.dispatch(branchEdited('branch-2', { was: {}, to: { town: 'Pune', pinCode: '411004' } })));
    expect(gaps()[2]).toEqual([]);
  });

  test('go by whoever has their GST number now, and say where nobody has it', () => {
    const { store } = transferred(transferBusiness({}, new Map([['branch-2', { town: 'Pune', pinCode: '411004' }]])));
    const gaps = () => rowsOf(store.getState())[2]?.gaps;
    const at = { town: 'New Delhi', pinCode: '110020' };
    done(store.dispatch(branchEdited('branch-1', { was: { gstin: DELHI_GSTIN }, to: { gstin: '' } })));
    const what = `${DELHI_GSTIN}, which no branch has any more: Town, PIN Code missing.`;
    expect(gaps()).toEqual([{ what, mend: 'branches' }]);
    const nashik = { gstin: DELHI_GSTIN, address: '14 Okhla Phase II', stateCode: '07' };
    done(store.dispatch(branchEdited('branch-3', { was: { stateCode: '27' }, to: nashik })));
    expect(gaps()).toEqual([{ what: 'Nashik: Town, PIN Code missing.', mend: 'branches' }]);
    done(store.dispatch(branchEdited('branch-3', { was: {}, to: at })));
    expect(gaps()).toEqual([]);
    expect(madeOf(store.getState())[2]?.SellerDtls).toMatchObject({ Gstin: DELHI_GSTIN, Loc: 'New Delhi' });
  });

  test('keep the place as it was when the goods went', () => {
    const { store, toPune } = transferred();
    const [, , before] = madeOf(store.getState());
    done(store.dispatch(branchEdited('branch-1', { was: { pinCode: '110020' }, to: { pinCode: '110001' } })));
    expect(madeOf(store.getState())[2]).toEqual(before);
    expect(challanIn(store, toPune).consignment.consignor).toMatchObject({ town: 'New Delhi', pinCode: '110020' });
  });
});

describe('the portal’s answer about a transfer', () => {
  test('is matched by the IRN that was computed beforehand, and is on its papers', async () => {
    const { store, toDelhi, toPune } = transferred();
    const ids = [toDelhi.id, transferCreditId(toDelhi.id), toPune.id];
    done(
      store.dispatch(
        eInvoiceFileMade(
          ids.map((id) => ({ id })),
          '2027-01-21',
        ),
      ),
    );
    expect(rowsOf(store.getState()).map(({ standing }) => standing)).toEqual(['In a file', 'In a file', 'In a file']);
    const records = ids.map((id) => {
      const { irn, ackNo, ackDate, qr } = answerOn(store, id);
      return { Irn: irn, AckNo: ackNo, AckDt: ackDate, SignedQRCode: qr, Status: 'ACT' };
    });
    const sha = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(records[2]?.Irn).toBe(sha('07AAHCT6129L1ZX2026-27INVT71/26-27/000001'));
    expect(records[1]?.Irn).toBe(sha('27AAHCT6129L1ZV2026-27CRN271C/26-27/00001'));
    const known = answerable(store.getState());
    const importable = answerImportable(store.getState(), known);
    const { edits } = answersOf(await validated(importable, known, new TextEncoder().encode(JSON.stringify(records))));
    for (const edit of edits) {
      const fact = eInvoiceRegistered(edit);
      expect(checkedFact(fact)).toEqual({ fact, leftOut: [] });
      done(store.dispatch(fact));
    }
    expect(rowsOf(store.getState()).map(({ standing }) => standing)).toEqual(Array(3).fill('Registered'));
    const [invoice, credit] = challanPapers(store.getState(), challanIn(store, toDelhi), NONE);
    expect([invoice?.signed?.text, credit?.signed?.text]).toEqual([records[0]?.SignedQRCode, records[1]?.SignedQRCode]);
    expect(invoice?.remarks).toEqual(
      expect.arrayContaining([`IRN ${records[0]?.Irn}`, 'Ack No 112610000000001 of 15 Jan 2027 14:03:11']),
    );
  });

  test('is refused where its code is of another seller, or a client’s account is said', () => {
    const { store, toPune } = transferred();
    const of = (changes: object) =>
      reasonOf(store.dispatch(eInvoiceRegistered({ ...answerOn(store, toPune.id), ...changes })));
    const { qr } = answerAbout(store.getState(), toPune.id, { SellerGstin: OUR_GSTIN });
    expect(of({ qr })).toBe('The QR code is of another supplier than ours.');
    expect(of({ accountId: 'account-1' })).toBe('This document is not there any more.');
  });

  test('keeps its challan from being taken back until its IRN is cancelled, within 24 hours', () => {
    const { store, toPune } = transferred();
    done(store.dispatch(eInvoiceRegistered(answerOn(store, toPune.id))));
    const takeBack = () => reasonOf(store.dispatch(challanCancelled(challanIn(store, toPune), '2027-01-15')));
    expect(takeBack()).toBe(
      'Not taken back: tax invoice T71/26-27/000001 is registered as an e-invoice. Cancel its IRN first, within 24 hours of its Ack; later let the receiver decline it, and issue the credit note over that.',
    );
    const cancel = (at: string) =>
      store.dispatch(eInvoiceCancelled({ id: toPune.id, reason: 'Order cancelled', remark: 'Not sent', at }));
    expect(reasonOf(cancel('2027-01-16T14:04'))).toContain(
      'that of tax invoice T71/26-27/000001 until 16 Jan 2027, 14:03. Let the receiver decline it',
    );
    done(cancel('2027-01-16T14:03'));
    expect(challanPapers(store.getState(), challanIn(store, toPune), NONE)[0]?.signed).toBeUndefined();
    expect(reasonOf(store.dispatch(eInvoiceFileMade([{ id: toPune.id }])))).toContain('takes that number never again');
    expect(takeBack()).toBeUndefined();
  });

  test('is taken back by an Undo, of a credited challan too, and not once its IRN is cancelled', () => {
    const { store, toDelhi } = transferred();
    const credit = transferCreditId(toDelhi.id);
    done(store.dispatch(eInvoiceFileMade([{ id: credit }], '2027-01-20')));
    const standings = () => rowsOf(store.getState()).map(({ standing }) => standing);
    const { undo } = done(store.dispatch(eInvoiceRegistered(answerOn(store, credit))));
    expect(standings()).toEqual(['To send', 'Registered', 'To send']);
    expect(undo?.()).toMatchObject({ done: true });
    expect(standings()).toEqual(['To send', 'In a file', 'To send']);
    const again = done(store.dispatch(eInvoiceRegistered(answerOn(store, credit))));
    done(
      store.dispatch(eInvoiceCancelled({ id: credit, reason: 'Duplicate', remark: 'Twice', at: '2027-01-15T15:00' })),
    );
    expect(again.undo?.()).toMatchObject({
      reason: `Not undone: the IRN of credit note ${CREDIT} is cancelled by now.`,
    });
  });
});

test('GSTR-1 leaves out what the portal has of a registration, and a closed month lets no IRN be cancelled', () => {
  const { store, toPune, toDelhi } = transferred();
  for (const id of [toPune.id, transferCreditId(toDelhi.id)])
    done(store.dispatch(eInvoiceRegistered(answerOn(store, id))));
  const { gstr1, atPortal } = selectFiling(store.getState(), '2027-01', NONE, DELHI_GSTIN);
  expect([...atPortal]).toEqual([OF_DELHI]);
  expect(gstr1.records.b2b).toHaveLength(1);
  expect(withoutDocuments(gstr1, atPortal).records.b2b).toEqual([]);
  done(store.dispatch(monthClosed('2027-01', '2027-02-10')));
  const cancelled = eInvoiceCancelled({ id: toPune.id, reason: 'Other', remark: 'Wrong', at: '2027-01-16T10:00' });
  expect(refusal(store.getState(), cancelled)?.reason).toContain('Jan 2027 is closed: issue a credit note instead,');
  const ofCredit = { ...cancelled, payload: { ...cancelled.payload, id: transferCreditId(toDelhi.id) } };
  expect(refusal(store.getState(), ofCredit)?.reason).toContain(
    'Jan 2027 is closed: ask your accountant, or ask an admin',
  );
});

test('a tax invoice that stands without its IRN is told before, and by what the return asks of it', () => {
  const { store, toPune, toDelhi } = transferred();
  const cancelled = (id: string) => {
    done(store.dispatch(eInvoiceRegistered(answerOn(store, id))));
    const named = documentNamed(store.getState(), id);
    done(store.dispatch(eInvoiceCancelled({ id, reason: 'Other', remark: 'Wrong', at: '2027-01-15T15:00' })));
    return named && standsAfter(named);
  };
  expect(cancelled(toDelhi.id)).toContain('Its goods are answered, so the tax invoice stands here');
  expect(cancelled(transferCreditId(toDelhi.id))).toContain('The credit note stands here');
  expect(cancelled(toPune.id)).toBeUndefined();
  const asked = (gstin?: string) =>
    selectFiling(store.getState(), '2027-01', NONE, gstin).missing.map(({ what }) => what);
  expect(asked(DELHI_GSTIN)).toEqual([expect.stringContaining('take its challan back, or ask your accountant')]);
  expect(asked()).toContain('Its IRN is cancelled at the portal, and it stands here: ask your accountant.');
});

test('a transfer without its IRN says so where its paper is printed', () => {
  const { store, toPune, toDelhi } = transferred();
  expect(irnMissing(store.getState(), [toPune.id])).toEqual({
    before: `${OF_DELHI} has no IRN, without which it does not count (rule 48(5)): register it in`,
    after: 'before the goods go.',
    month: '2027-01',
  });
  done(store.dispatch(eInvoiceRegistered(answerOn(store, toPune.id))));
  expect(irnMissing(store.getState(), [toPune.id])).toBeUndefined();
  expect(irnMissing(store.getState(), [toDelhi.id, transferCreditId(toDelhi.id)])?.before).toContain('2 of these have');
});

test('sales and installers are told what their Undo over a challan puts back, and customer care is not', () => {
  const { store, toPune, toDelhi } = transferred();
  const before = store.getState();
  const fact = eInvoiceRegistered(answerOn(store, toPune.id));
  done(store.dispatch(fact));
  const undo = undoOf(fact, changesBetween(before, store.getState(), []));
  const challansOf = (told?: UnknownAction) =>
    told && factUndone.match(told) ? told.payload.changes.filter(({ path }) => path[0] === 'challans') : undefined;
  const readBy = (role: 'sales' | 'care') => challansOf(readableFact({ name: 'Asha', role }, undo, 'Asha'));
  expect(readBy('sales')).toEqual(challansOf(undo));
  expect(readBy('sales')).toHaveLength(1);
  expect(readBy('care')).toEqual([]);
  const answered = challanAnswered(toDelhi, [], '2027-01-15');
  const own = factUndone({ fact: answered, changes: [{ path: ['challans', toDelhi.id, 'answeredOn'], was: 'x' }] });
  expect(readableFact({ name: 'Ravi', role: 'installer' }, own, 'Ravi')).toEqual(own);
});

test('customer care is not told by the signed code what the goods of a transfer are worth', () => {
  const { store, toPune } = transferred();
  const fact = eInvoiceRegistered(answerOn(store, toPune.id));
  done(store.dispatch(fact));
  const care = { name: 'Asha', role: 'care' as const };
  expect(readableFact(care, fact, 'Meera')).toMatchObject({ payload: { irn: fact.payload.irn, qr: '' } });
  expect(JSON.stringify(readableTo(care, store.getState()).challans)).not.toContain(fact.payload.qr);
  expect(readableFact({ name: 'Ravi', role: 'stock' }, fact, 'Meera')).toBeUndefined();
  expect(readableTo({ name: 'Ravi', role: 'stock' }, store.getState()).challans.entities[toPune.id]).toBe(
    challanIn(store, toPune),
  );
});
