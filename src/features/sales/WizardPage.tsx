import type { ReactNode } from 'react';
import { WIZARD_STEPS, type WizardStep } from '@/machines/salesWizard';
import { Message } from '@/ui/Message';
import { Page } from '@/ui/Page';
import { useQueryString } from '@/ui/queryString';
import { stepLabel, WizardSteps } from './WizardSteps';

/** Says why this step opened instead of a later one. */
function TooEarly({ step }: { step: WizardStep }) {
  const named = useQueryString().params.get('wanted');
  const wanted = WIZARD_STEPS.find((one) => one === named);
  if (!wanted) return null;
  const title = `${stepLabel(wanted, step)} opens once ${stepLabel(step, step)} is complete and submitted.`;
  return <Message tone="info" apart="below" title={title} />;
}

/** The frame of a step: its heading, the stepper and its form. */
export const WizardPage = ({ step, title, children }: { step: WizardStep; title: string; children: ReactNode }) => (
  <Page title={title}>
    <WizardSteps step={step} />
    <TooEarly step={step} />
    {children}
  </Page>
);
