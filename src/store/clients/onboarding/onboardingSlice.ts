import { createSelector, createSlice, current, type PayloadAction } from '@reduxjs/toolkit';
import { freshWizard, wizardAfter, type Wizard, type WizardEvent, type WizardStep } from '@/machines/salesWizard';
import type { AccountDraft } from '@/store/clients/accounts/account';
import type { BillingValues } from '@/store/clients/accounts/billingSchema';
import type { ClientValues } from '@/store/clients/accounts/clientSchema';
import type { PackageValues } from '@/store/clients/accounts/packageSchema';
import { signedOut } from '@/store/browser/sessionSlice';

type Values = { client: ClientValues; billing: BillingValues; package: PackageValues };
type Drafts = { [Step in WizardStep]: Partial<Values[Step]> };

/** The sales wizard as a stored machine: kept for this browser only, and not a fact of the business. */
export const onboardingSlice = createSlice({
  name: 'onboarding',
  initialState: freshWizard,
  reducers: {
    happened: (state, { payload }: PayloadAction<WizardEvent>) => wizardAfter(current(state), payload),
  },
  extraReducers: (builder) => {
    // A copy even of a fresh one, so that it is written over what another tab kept in this browser.
    builder.addCase(signedOut, () => ({ ...freshWizard }));
  },
  selectors: {
    /** Where the wizard stands. */
    selectStep: ({ value }) => value,
    /** Which steps are done. */
    selectDone: ({ context }) => context.done,
  },
});

export const { happened } = onboardingSlice.actions;
export const { selectStep, selectDone } = onboardingSlice.selectors;

type WithWizard = { onboarding: Wizard };

/** What was typed in a step so far. */
export const selectDraft = <Step extends WizardStep>(state: WithWizard, step: Step) =>
  state.onboarding.context.draft[step] as Drafts[Step];

/** What the second step begins with: what the first one said of whom we bill, as long as nothing else was typed. */
export const selectBillingBegun = createSelector(
  [(state: WithWizard) => selectDraft(state, 'client'), (state: WithWizard) => selectDraft(state, 'billing')],
  ({ companyName, address, emailAddress }, billing): Partial<BillingValues> => ({
    ...(companyName !== undefined && { billingName: companyName }),
    ...(address !== undefined && { billingAddress: address }),
    ...(emailAddress !== undefined && { email: emailAddress }),
    ...billing,
  }),
);

/** All that was typed, once every step is done: each was submitted, so its form found it complete. */
export const selectSubmitted = ({ onboarding: { context } }: WithWizard): AccountDraft | undefined =>
  Object.values(context.done).every(Boolean) ? (context.draft as AccountDraft & typeof context.draft) : undefined;
