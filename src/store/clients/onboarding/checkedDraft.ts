import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { equal } from '@/journal/kit/equal';
import { WIZARD_STEPS, type WizardEvent, type WizardStep } from '@/machines/salesWizard';
import { billingSchema } from '@/store/clients/accounts/billingSchema';
import { clientSchema } from '@/store/clients/accounts/clientSchema';
import { packageSchema } from '@/store/clients/accounts/packageSchema';
import { attachmentRule } from '@/store/kit/attachments/attachmentSchema';
import { happened, selectDone, selectDraft } from './onboardingSlice';

const SCHEMAS: Record<WizardStep, ObjectSchema<AnyObject>> = {
  client: clientSchema,
  billing: billingSchema,
  package: packageSchema,
};

/** Whether a field of a type can show a value, which may be half typed: any text, a number where one is asked, or a file. */
function shows(type: string, value: unknown): boolean {
  if (typeof value === 'string') return type !== 'mixed';
  if (typeof value === 'number') return type === 'number';
  return type === 'mixed' && attachmentRule.required().isValidSync(value, { strict: true });
}

function shown(schema: ObjectSchema<AnyObject>, values: object) {
  const fields = new Map(Object.entries(schema.describe().fields));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = fields.get(name);
      return field !== undefined && shows(field.type, value);
    }),
  );
}

/** What a step's form would hand over; nothing where it would refuse. */
function submitted(schema: ObjectSchema<AnyObject>, values: object): AnyObject | undefined {
  try {
    return schema.validateSync(values);
  } catch (error) {
    if (ValidationError.isError(error)) return undefined;
    throw error;
  }
}

type State = Parameters<typeof selectDraft>[0];

/**
 * Holds the wizard to its forms' schemas, as another hand or version may have written what this browser kept of it:
 * what no field can show goes, and a step whose form would refuse it is not done.
 */
export const draftChecked =
  () => (dispatch: (action: ReturnType<typeof happened>) => unknown, getState: () => State) => {
    for (const step of WIZARD_STEPS) {
      const draft = selectDraft(getState(), step);
      const isDone = selectDone(getState())[step];
      const values = shown(SCHEMAS[step], draft);
      const handedOver = isDone ? submitted(SCHEMAS[step], values) : undefined;
      const event: WizardEvent = handedOver
        ? { type: 'submitted', step, values: handedOver }
        : { type: 'edited', step, values };
      if (!equal(event.values, draft) || isDone !== (event.type === 'submitted')) dispatch(happened(event));
    }
  };
