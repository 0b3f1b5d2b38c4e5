import { describe, expect, test } from 'vitest';
import { gstFor, recipientOf } from '@/store/billing/bills/recipient';
import { emptyBusiness } from '@/store/business/business';
import { recordsOf } from '@/store/billing/returns/gstr1/records';
import { billingSchema } from '@/store/clients/accounts/billingSchema';
import type { GstTreatment } from '@/store/clients/accounts/gstTreatment';
import { createStore } from '@/store/business/store';
import { billPaper } from '@/store/billing/papers/billPaper';
import { packageRateOn } from '@/store/billing/company/packageRates';
import { openedAt } from '@/store/clients/accounts/newAccount';
import { accountOpened, clientCorrected } from '@/store/facts/accounts';
import { account, accountDraft, homeCompany, salesOf } from '../../../support/accounts';
import { done } from '../../../support/said';
import { checkedFact } from '../../../support/factChecks';
import { billOf } from '../../../support/bills';

const treated = (gstTreatment: GstTreatment) => account(1, { billing: { ...account(1).billing, gstTreatment } });

describe('how GST takes a client', () => {
  test.each([
    ['Registered', true, undefined],
    ['SEZ', false, 'SEZ'],
    ['SEZ without Payment', false, 'SEZ without Payment'],
    ['Deemed Export', true, 'Deemed Export'],
    ['Unregistered', true, 'Unregistered'],
  ] as const)('of a client in our own state that is %s', (treatment, inHalves, kept) => {
    const one = treated(treatment);
    expect(gstFor({ ...emptyBusiness, company: homeCompany }, one, '2026-11-21').inHalves).toBe(inHalves);
    expect(recipientOf(one).treatment).toBe(kept);
  });

  test('is the kind of supply that GSTR-1 tells', () => {
    const bills = ([undefined, 'SEZ', 'SEZ without Payment', 'Deemed Export'] as const).map((treatment, place) => {
      const bill = billOf(place + 1);
      return { ...bill, recipient: { ...bill.recipient, ...(treatment && { treatment }) } };
    });
    expect(
      recordsOf({ live: bills, taken: [], debits: [] }, '27').b2b.flatMap(({ inv }) => inv.map((one) => one.inv_typ)),
    ).toEqual(['R', 'SEWP', 'SEWOP', 'DE']);
  });

  test('is corrected from a day on, and what it was stays for the days before', () => {
    const store = createStore({ ...emptyBusiness, ...salesOf(account(1)) });
    const edit = { was: { gstTreatment: 'Registered' }, to: { gstTreatment: 'SEZ' } } as const;
    expect(
      store.dispatch(clientCorrected({ accountId: 'account-1', edit, from: '2026-11-20' }, '2026-11-20')).done,
    ).toBe(true);
    const now = store.getState().accounts.entities['account-1'];
    expect(now?.billing.gstTreatment).toBe('SEZ');
    expect(now?.corrections?.at(-1)?.was).toEqual({ gstTreatment: 'Registered' });
  });
});

test.each([
  ['SEZ without Payment', 1180],
  ['SEZ', 1000],
] as const)('the vehicle of a new client that is %s costs %d of ₹1,180 a month with GST', (gstTreatment, price) => {
  const store = createStore({ ...emptyBusiness, company: homeCompany });
  const draft = accountDraft({
    billing: { gstTreatment },
    package: { subscription: 1180, subscriptionPlan: 'Monthly', subscriptionGstIncluded: 'Including' },
  });
  const rate = packageRateOn(store.getState(), draft.billing, 'subscription', '2026-11-21');
  const { payload, ...fact } = accountOpened(openedAt(draft, rate), '2026-11-21');
  expect(checkedFact({ ...fact, payload })).toMatchObject({ fact: { payload } });
  done(store.dispatch({ ...fact, payload }));
  expect(Object.values(store.getState().vehicles.entities)).toMatchObject([{ price }]);
});

test('a client who is not registered is asked for neither GST number nor PAN', () => {
  const { poOfficial: _none, ...billing } = account(1).billing;
  const unregistered = { ...billing, gstTreatment: 'Unregistered', gstNo: undefined, panNo: undefined };
  expect(billingSchema.validateSync(unregistered)).toMatchObject({ gstNo: '', panNo: '' });
  expect(billingSchema.validateSync({ ...unregistered, panNo: billing.panNo })).toMatchObject({ panNo: billing.panNo });
  expect(() => billingSchema.validateSync({ ...unregistered, gstNo: billing.gstNo })).toThrow(
    'A client with a GST number is registered',
  );
  expect(() => billingSchema.validateSync({ ...unregistered, panNo: 'wrong' })).toThrow('Enter a valid PAN number.');
  expect(() => billingSchema.validateSync({ ...billing, gstNo: '' })).toThrow('GST number is required.');
});

describe('the paper of a bill', () => {
  const store = createStore({ ...emptyBusiness, ...salesOf(account(1)) });
  const bill = billOf(1);
  const paperFor = (recipient: object) =>
    billPaper(store.getState(), { ...bill, recipient: { ...bill.recipient, ...recipient } });

  test('to an SEZ says so, and where the supply counts as made, in our own state as well', () => {
    const paper = paperFor({ treatment: 'SEZ', stateCode: '27' });
    expect(paper.remarks).toContain(
      'SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX',
    );
    expect(paper.facts).toContainEqual({ label: 'Place of Supply', value: 'Maharashtra (27)' });
    expect(paperFor({ stateCode: '27' }).facts.map(({ label }) => label)).not.toContain('Place of Supply');
  });

  test('to an SEZ under a letter of undertaking is a tax invoice without tax, and says so', () => {
    const taxes = [{ hsn: '9984', rate: 'Zero rated' as const, taxable: 1000, cgst: 0, sgst: 0, igst: 0 }];
    const recipient = { ...bill.recipient, treatment: 'SEZ without Payment' as const };
    const paper = billPaper(store.getState(), { ...bill, recipient, taxes, total: 1000 });
    expect(paper.title).toBe('Tax Invoice');
    expect(paper.remarks).toContain(
      'SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX',
    );
  });

  test('of a client who is not registered says that, and not that a number is missing', () => {
    const { recipient, remarks } = paperFor({ treatment: 'Unregistered', gstin: '' });
    expect(recipient.facts).toContainEqual({ label: 'GSTIN', value: 'Unregistered' });
    expect(remarks.join(' ')).not.toContain('The recipient’s');
    expect(paperFor({ gstin: '' }).remarks.join(' ')).toContain('The recipient’s GST number is not known.');
  });
});
