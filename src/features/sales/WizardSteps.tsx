import { WIZARD_STEPS, type WizardStep } from '@/machines/salesWizard';
import { useAppSelector } from '@/parts/hooks';
import { selectDone } from '@/store/clients/onboarding/onboardingSlice';
import { Steps } from '@/ui/Steps';
import { wizardPaths } from './wizardPaths';

const LABELS: Record<WizardStep, string> = { client: 'Client Details', billing: 'Billing', package: 'Package' };

/** A step's name; the last one's is longer while it is shown. */
export const stepLabel = (step: WizardStep, shown: WizardStep) =>
  step === 'package' && shown === 'package' ? 'Package Select' : LABELS[step];

/** The wizard's stepper: which steps are done, and where it is. */
export function WizardSteps({ step: shown }: { step: WizardStep }) {
  const done = useAppSelector(selectDone);
  const steps = WIZARD_STEPS.map((step) => ({
    label: stepLabel(step, shown),
    passed: done[step],
    to: done[step] && step !== shown ? wizardPaths[step] : undefined,
  }));
  return <Steps label="Steps" steps={steps} current={WIZARD_STEPS.indexOf(shown)} />;
}
