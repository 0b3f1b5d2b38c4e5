import { ValidationError } from 'yup';
import { attachmentRule } from '@/store/kit/attachments/attachmentSchema';
import { photosRule } from '@/store/care/jobs/outcomeSchema';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { choice, knownWord, optionalDay } from '@/store/kit/schema/fieldRules';
import { record, rowsOf } from '@/store/kit/schema/formRules';
import { optionalIdentity } from '@/store/kit/schema/rowRules';
import { count } from '@/store/kit/typed/typedNumber';
import { plateText, unspaced } from '@/store/kit/typed/typedNumbers';
import { typedArea, typedLine } from '@/store/kit/typed/typedText';
import { simNamed } from '@/store/stock/sims/simNamed';
import { usualWork } from './firstLines';
import type { ClosingDraft } from './closingDraft';
import type { ClosingContext } from './closingContext';
import { closingProblems } from './closingProblems';
import type { Job } from '@/store/care/jobs/job';
import { CAUSES_OF_FAULT, WORK_DONE } from '@/store/care/jobs/outcome';

/** A number of a device or a SIM, as it is typed or scanned. */
const scannedNumber = (label: string) =>
  typedLine(label).transform((typed: unknown) => (typeof typed === 'string' ? unspaced(typed) || undefined : typed));

const plate = typedLine('Vehicle Number').transform((typed: unknown) =>
  typeof typed === 'string' ? plateText(cleanLine(typed.toUpperCase())) || undefined : typed,
);

const emptied = (typed: unknown) => (typed === '' ? undefined : typed);

/** A SIM by its card's number or its own, whichever is typed. */
const simNumber = (context: ClosingContext) =>
  scannedNumber('SIM In').transform((typed: unknown) =>
    typeof typed === 'string' ? (simNamed(context, typed)?.id ?? typed) : typed,
  );

const fieldsOf = (context: ClosingContext, job: Job) => ({
  lines: rowsOf(
    record({
      vehicleId: optionalIdentity('Its vehicle'),
      vehicleNo: plate,
      // A vehicle that is added by hand begins as the others did.
      workDone: choice(WORK_DONE, 'Say what was done.').default(usualWork(job)),
      deviceIn: scannedNumber('Device In'),
      simIn: simNumber(context),
      chassisNo: typedLine('Chassis No').transform(emptied),
      photos: photosRule,
      certificateNo: typedLine('Certificate No').transform(emptied),
      certificateUntil: optionalDay('Certificate Until is not a date.'),
      fault: knownWord(CAUSES_OF_FAULT, 'Fault is none of those known.').optional(),
      remark: typedArea('Remark').transform(emptied),
    }),
  ).min(1, 'Say what was done at a vehicle at least.'),
  signedBy: typedLine('Signed By')
    .transform(emptied)
    .when('drawing', ([drawing], name) =>
      drawing === undefined ? name : name.required('Signed By is required with a signature.'),
    ),
  drawing: attachmentRule.typeError('Draw the signature again.'),
  used: rowsOf(record({ id: optionalIdentity('Its goods'), qty: count('Used') })),
});

/** What of the used goods is more than the bag has. */
const overdrawn = ({ bins }: ClosingContext, { used = [] }: ClosingDraft) =>
  used.flatMap(({ id, qty = 0 }, place) => {
    const bin = bins.entities[id ?? ''];
    return bin && qty > bin.qty
      ? [{ path: `used[${place}].qty`, message: `Only ${bin.qty} of ${bin.productName} are in this bag.` }]
      : [];
  });

/** The form of a job's visit, with all that its rules refuse said at the vehicle that it is about. */
export function closingSchema(context: ClosingContext, job: Job, on: string) {
  const fields = record(fieldsOf(context, job));
  return fields.test('closing', (values, { createError }) => {
    // What is no value of its field has its own message.
    if (!fields.isValidSync(values, { strict: true })) return true;
    const draft: ClosingDraft = values;
    const over = overdrawn(context, draft);
    const wrong = [
      ...over,
      ...(over.length > 0
        ? []
        : closingProblems(context, job, draft, on).map(({ line, field, reason }) => ({
            path: `lines[${line}].${field}`,
            message: reason,
          }))),
    ];
    return wrong.length === 0 || new ValidationError(wrong.map((one) => createError(one)));
  });
}
