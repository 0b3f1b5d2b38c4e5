import { filledState } from '@/store/clients/accounts/taxHelp';
import { happened, selectDraft } from './onboardingSlice';

type State = Parameters<typeof selectDraft>[0];

/** A GST number was typed in the wizard's second step: once it is one, it fills the state of the first, which stays done. */
export const gstinTyped =
  (gstNo: string) => (dispatch: (action: ReturnType<typeof happened>) => unknown, getState: () => State) => {
    const client = selectDraft(getState(), 'client');
    const state = filledState(gstNo, client.state);
    if (state !== undefined) dispatch(happened({ type: 'submitted', step: 'client', values: { ...client, state } }));
  };
