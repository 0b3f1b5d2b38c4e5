import type { InferType } from 'yup';
import { formatDate } from '@/format';
import { otherState } from '@/store/billing/corrections/correctionRule';
import { GST_TREATMENTS } from '@/store/clients/accounts/gstTreatment';
import { choice, day, line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { STATE_CODES } from '@/store/kit/typed/taxIds';
import { typedArea } from '@/store/kit/typed/typedText';
import { numberRefusal } from './numberRefusal';
import { gstNoRule } from './gstNoRule';

/** The states that may be a place of supply, by name. */
export const PLACES: readonly string[] = STATE_CODES.map(([, name]) => name).toSorted();

/** The form in which the recipient of a bill of a closed month is amended, until today (ISO date). */
export const amendmentSchema = (today: string) =>
  record({
    name: line('Name'),
    address: typedArea('Address').optional().default(''),
    gstNo: gstNoRule.optional().default(''),
    treatment: choice(GST_TREATMENTS, 'GST Treatment is required.').test(
      'numbered',
      (treatment, { parent, createError }) => {
        const { gstNo } = parent as { gstNo?: unknown };
        const message = numberRefusal(treatment, typeof gstNo === 'string' ? gstNo : '');
        return message === undefined || createError({ message });
      },
    ),
    state: choice(PLACES, 'Place of Supply is required.').test('registered', (state, { parent, createError }) => {
      const { gstNo } = parent as { gstNo?: unknown };
      const message = typeof gstNo === 'string' && gstNo ? otherState({ gstNo, state }) : undefined;
      return message === undefined || createError({ message });
    }),
    on: day('Date is required.', 'Date is not a date.').test({
      name: 'come',
      skipAbsent: true,
      test: (on, { createError }) =>
        on <= today || createError({ message: `${formatDate(on)} is still to come: choose today or an earlier day.` }),
    }),
    why: line('Reason'),
  });

export type AmendmentValues = InferType<ReturnType<typeof amendmentSchema>>;
