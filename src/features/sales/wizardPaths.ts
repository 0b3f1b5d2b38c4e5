import type { WizardStep } from '@/machines/salesWizard';
import { paths } from '@/paths';

/** Where each step of the wizard stands. */
export const wizardPaths: Record<WizardStep, string> = {
  client: paths.sales.newAccount,
  billing: paths.sales.billing,
  package: paths.sales.selectPackage,
};

/** The address of a step, with a word why it opens instead of the one that somebody wanted. */
export const wizardPathInsteadOf = (wanted: WizardStep, step: WizardStep) => `${wizardPaths[step]}?wanted=${wanted}`;
