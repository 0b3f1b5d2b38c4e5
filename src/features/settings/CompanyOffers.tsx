import { useEffect, useEffectEvent } from 'react';
import { offeredPan } from '@/store/clients/accounts/taxHelp';
import { cleanLine } from '@/store/kit/typed/cleanText';
import type { CompanyValues } from '@/store/billing/company/companySchema';
import { GSTIN, stateNamed } from '@/store/kit/typed/taxIds';
import { useFormScope } from '@/ui/formScope';
import { Offers } from '@/ui/Offers';
import { useTyped } from '@/ui/typedValues';

/** What the GST number knows of the PAN and the state, to be taken over with a click. */
export function CompanyOffers() {
  const { put, read } = useFormScope();
  const { gstin: typed = '', panNo = '', stateCode = '' } = useTyped<CompanyValues>();
  const gstin = cleanLine(typed.toUpperCase());
  const take = (name: 'panNo' | 'stateCode', value: string) => () => {
    put({ name: [name], value, touched: true });
  };
  const pan = offeredPan(gstin, panNo.toUpperCase());
  const code = GSTIN.test(gstin) ? gstin.slice(0, 2) : '';
  // Of a company that is not filled in yet, the state follows from the GST number.
  const follow = useEffectEvent((known: string) => {
    if (stateNamed(known) && read<CompanyValues>().stateCode === '')
      put({ name: ['stateCode'], value: known, touched: false });
  });
  useEffect(() => follow(code), [code]);
  const state = code === stateCode ? undefined : stateNamed(code);
  const offers = [
    pan && { text: `Use PAN ${pan}`, accept: take('panNo', pan) },
    state && { text: `Use state ${state} (${code})`, accept: take('stateCode', code) },
  ].filter((offer) => typeof offer === 'object');
  return <Offers offers={offers} />;
}
