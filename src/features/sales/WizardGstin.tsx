import { Form } from 'antd';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { happened, selectDraft } from '@/store/clients/onboarding/onboardingSlice';
import { gstinTyped } from '@/store/clients/onboarding/gstinTyped';
import type { BillingValues } from '@/store/clients/accounts/billingSchema';
import { GstinHelp } from './GstinHelp';

/** What a GST number knows, taken over in the wizard: its state is a field of the step before. */
export function WizardGstin() {
  const dispatch = useAppDispatch();
  const form = Form.useFormInstance<BillingValues>();
  const client = useAppSelector((state) => selectDraft(state, 'client'));
  const take = (field: 'gstNo' | 'panNo' | 'state', value: string) => {
    if (field === 'state') {
      // Step 1 stays done: a state from the list is as valid as the one before.
      dispatch(happened({ type: 'submitted', step: 'client', values: { ...client, state: value } }));
      return;
    }
    // With its message, which no longer holds.
    form.setFields([{ name: field, value, errors: [] }]);
    dispatch(happened({ type: 'edited', step: 'billing', values: form.getFieldsValue(true) as object }));
    if (field === 'gstNo') dispatch(gstinTyped(value));
  };
  return <GstinHelp state={client.state} take={take} />;
}
