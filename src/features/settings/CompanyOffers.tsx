import { Form } from 'antd';
import { useEffect } from 'react';
import { offeredPan } from '@/store/clients/accounts/taxHelp';
import { cleanLine } from '@/store/kit/typed/cleanText';
import type { CompanyValues } from '@/store/billing/company/companySchema';
import { GSTIN, stateNamed } from '@/store/kit/typed/taxIds';
import { Offers } from '@/ui/Offers';

/** What the GST number knows of the PAN and the state, to be taken over with a click. */
export function CompanyOffers() {
  const form = Form.useFormInstance<CompanyValues>();
  const {
    gstin: typed = '',
    panNo = '',
    stateCode = '',
  } = (Form.useWatch([], form) as Partial<CompanyValues> | undefined) ?? {};
  const gstin = cleanLine(typed.toUpperCase());
  const take = (name: 'panNo' | 'stateCode', value: string) => () => {
    // With its message, which no longer holds.
    form.setFields([{ name, value, errors: [], touched: true }]);
  };
  const pan = offeredPan(gstin, panNo.toUpperCase());
  const code = GSTIN.test(gstin) ? gstin.slice(0, 2) : '';
  useEffect(() => {
    // Of a company that is not filled in yet, the state follows from the GST number.
    if (stateNamed(code) && form.getFieldValue('stateCode') === '')
      form.setFields([{ name: 'stateCode', value: code, errors: [], touched: true }]);
  }, [form, code]);
  const state = code === stateCode ? undefined : stateNamed(code);
  const offers = [
    pan && { text: `Use PAN ${pan}`, accept: take('panNo', pan) },
    state && { text: `Use state ${state} (${code})`, accept: take('stateCode', code) },
  ].filter((offer) => typeof offer === 'object');
  return <Offers offers={offers} />;
}
