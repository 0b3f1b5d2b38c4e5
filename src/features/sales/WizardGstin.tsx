import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { happened, selectDraft } from '@/store/clients/onboarding/onboardingSlice';
import { gstinTyped } from '@/store/clients/onboarding/gstinTyped';
import { useFormScope } from '@/ui/formScope';
import { GstinHelp } from './GstinHelp';

/** What a GST number knows, taken over in the wizard: its state is a field of the step before. */
export function WizardGstin() {
  const dispatch = useAppDispatch();
  const { put } = useFormScope();
  const client = useAppSelector((state) => selectDraft(state, 'client'));
  const take = (field: 'gstNo' | 'panNo' | 'state', value: string) => {
    if (field === 'state') {
      // Step 1 stays done: a state from the list is as valid as the one before.
      dispatch(happened({ type: 'submitted', step: 'client', values: { ...client, state: value } }));
      return;
    }
    put({ name: [field], value, touched: true });
    if (field === 'gstNo') dispatch(gstinTyped(value));
  };
  return <GstinHelp state={client.state} take={take} />;
}
