import { Form } from 'antd';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { happened, selectDraft } from '@/store/clients/onboarding/onboardingSlice';
import type { BillingValues } from '@/store/clients/accounts/billingSchema';
import { offeredCapitals, offeredPan, offeredState } from '@/store/clients/accounts/taxHelp';
import { GSTIN, PAN } from '@/store/kit/typed/taxIds';
import { Offers } from '@/ui/Offers';

/** What can be taken over with a click: capital letters, and what a GST number knows already of the PAN and the state. */
export function GstinOffers() {
  const dispatch = useAppDispatch();
  const form = Form.useFormInstance<BillingValues>();
  const { gstNo = '', panNo = '' } = (Form.useWatch([], form) as Partial<BillingValues> | undefined) ?? {};
  const client = useAppSelector((state) => selectDraft(state, 'client'));
  const take = (name: 'gstNo' | 'panNo', value: string) => () => {
    // With its message, which no longer holds.
    form.setFields([{ name, value, errors: [] }]);
    dispatch(happened({ type: 'edited', step: 'billing', values: form.getFieldsValue(true) as object }));
  };
  const gstin = offeredCapitals(gstNo, GSTIN);
  const held = offeredPan(gstNo, panNo);
  const pan = offeredCapitals(panNo, PAN);
  const state = offeredState(gstNo, client.state);
  const offers = [
    gstin && { text: `Use ${gstin}`, accept: take('gstNo', gstin) },
    held && { text: `Use PAN ${held}`, accept: take('panNo', held) },
    pan && pan !== held && { text: `Use ${pan}`, accept: take('panNo', pan) },
    state && {
      text: `Change state from ${client.state} to ${state}`,
      // Step 1 stays done: a state from the list is as valid as the one before.
      accept: () => dispatch(happened({ type: 'submitted', step: 'client', values: { ...client, state } })),
    },
  ].filter((offer) => typeof offer === 'object');
  return <Offers offers={offers} />;
}
