import { useAppSelector } from '@/parts/hooks';
import { selectDraft } from '@/store/clients/onboarding/onboardingSlice';
import { SimilarClients } from './SimilarClients';

/** Names the accounts that share something with what was typed in the wizard so far. */
export function WizardSimilarClients() {
  const client = useAppSelector((state) => selectDraft(state, 'client'));
  const billing = useAppSelector((state) => selectDraft(state, 'billing'));
  return <SimilarClients draft={{ client, billing }} />;
}
