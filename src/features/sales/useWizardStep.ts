import { useNavigate } from 'react-router-dom';
import { wizardStepAt, type WizardStep } from '@/machines/salesWizard';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { happened, selectDraft, selectStep } from '@/store/clients/onboarding/onboardingSlice';
import type { AppDispatch, RootState } from '@/store/business/store';
import { wizardPaths } from './wizardPaths';

const submit = (step: WizardStep, values: object) => (dispatch: AppDispatch, getState: () => RootState) => {
  dispatch(happened({ type: 'submitted', step, values }));
  return wizardStepAt(selectStep(getState()));
};

/** What a step's form begins with, and whom it tells of every edit and of its submit, which leads on. */
export function useWizardStep<Step extends WizardStep>(step: Step) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return {
    initialValues: useAppSelector((state) => selectDraft(state, step)),
    onEdit: (values: object) => dispatch(happened({ type: 'edited', step, values })),
    onSubmit: async (values: object) => {
      const next = dispatch(submit(step, values));
      if (next !== step) await navigate(wizardPaths[next]);
    },
  };
}
