import { Button, Form } from 'antd';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { happened, selectDraft } from '@/store/onboarding/onboardingSlice';
import type { BillingValues } from '@/store/accounts/billingSchema';
import styles from './GstinOffers.module.css';
import { offeredPan, offeredState } from '@/store/accounts/taxHelp';

/** What a GST number knows already, to be taken over with a click: the PAN, and the client's state. */
export function GstinOffers() {
  const dispatch = useAppDispatch();
  const form = Form.useFormInstance<BillingValues>();
  const { gstNo = '', panNo = '' } = (Form.useWatch([], form) as Partial<BillingValues> | undefined) ?? {};
  const client = useAppSelector((state) => selectDraft(state, 'client'));
  const pan = offeredPan(gstNo, panNo);
  const state = offeredState(gstNo, client.state);
  const takePan = () => {
    form.setFieldValue('panNo', pan);
    dispatch(happened({ type: 'edited', step: 'billing', values: form.getFieldsValue(true) as object }));
  };
  // Step 1 stays done: a state from the list is as valid as the one before.
  const takeState = () => dispatch(happened({ type: 'submitted', step: 'client', values: { ...client, state } }));
  if (!pan && !state) return null;
  return (
    <div className={styles.offers} role="group" aria-label="From the GST number">
      {pan && (
        <Button size="small" onClick={takePan}>
          Use PAN {pan}
        </Button>
      )}
      {state && (
        <Button size="small" onClick={takeState}>
          Change state from {client.state} to {state}
        </Button>
      )}
    </div>
  );
}
