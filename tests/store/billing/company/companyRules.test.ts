import { describe, expect, test } from 'vitest';
import { companyNow, type Company } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { companyChanged } from '@/store/facts/company';

/** What becomes of a change of a company with these details. */
function changed(now: Partial<Company>, was: Partial<Company>, to: Partial<Company>) {
  const company = companyTable([{ ...companyNow(emptyBusiness), id: 'company-1', number: 1, ...now }]);
  return createStore({ ...emptyBusiness, company }).dispatch(companyChanged({ was, to }));
}

describe('a change of the company is refused', () => {
  test('where its GST number is registered in another state than its own', () => {
    const reason = 'The GST number is registered in Maharashtra (27). Choose that state, or check the GST number.';
    const gstin = '27AAPFU0939F1ZV';
    expect(changed({}, { gstin: '' }, { gstin })).toMatchObject({ done: false, reason });
    expect(changed({ gstin, stateCode: '27' }, { stateCode: '27' }, { stateCode: '07' })).toMatchObject({ reason });
    expect(changed({}, { gstin: '', stateCode: '' }, { gstin, stateCode: '27' }).done).toBe(true);
  });

  test('where two series would begin the same way', () => {
    const reason = 'Tax Invoice Series begins the same way: two documents would have one number. Choose another.';
    expect(changed({}, { creditPrefix: 'CN' }, { creditPrefix: 'INV' })).toMatchObject({ done: false, reason });
    expect(changed({}, { creditPrefix: 'CN' }, { creditPrefix: 'CR' }).done).toBe(true);
  });

  test('where a series would begin as the tax invoices to branches do, whichever of the two is told last', () => {
    const gstin = '27AAPFU0939F1ZV';
    const reason =
      'Tax Invoice Series begins with 271, as the tax invoices to branches do: two documents would have one number. Choose another.';
    expect(changed({ gstin, stateCode: '27' }, { billPrefix: 'INV' }, { billPrefix: '271' })).toMatchObject({ reason });
    const told = changed({ billPrefix: '271', stateCode: '27' }, { gstin: '' }, { gstin });
    expect(told).toMatchObject({ done: false, reason });
    expect(changed({ gstin, stateCode: '27' }, { billPrefix: 'INV' }, { billPrefix: '272' }).done).toBe(true);
  });

  test('so in a state below 10, whose tax invoices began with 0 before', () => {
    const delhi = { gstin: '07AAHCT6129L1ZX', stateCode: '07' };
    const made = (billPrefix: string) => changed(delhi, { billPrefix: 'INV' }, { billPrefix });
    expect(['T71', '071', 'T72'].map((series) => made(series).done)).toEqual([false, false, true]);
  });

  test('but not for what it kept before, where it changes something else', () => {
    const odd = { gstin: '27AAPFU0939F1ZV', stateCode: '', creditPrefix: 'INV' };
    expect(changed(odd, { name: '' }, { name: 'Trackyard' }).done).toBe(true);
  });
});
