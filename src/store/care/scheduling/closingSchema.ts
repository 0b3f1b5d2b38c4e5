import { ValidationError } from 'yup';
import { attachmentRule } from '@/store/kit/attachments/attachmentSchema';
import { photosRule } from '@/store/care/jobs/outcomeSchema';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { choice, knownWord, optionalDay } from '@/store/kit/schema/fieldRules';
import { wordsIn, type Language, type WordsOf } from '@/store/kit/language';
import { record, rowsOf } from '@/store/kit/schema/formRules';
import { optionalIdentity } from '@/store/kit/schema/rowRules';
import { count } from '@/store/kit/typed/typedNumber';
import { plateText, unspaced } from '@/store/kit/typed/typedNumbers';
import { typedArea, typedLine } from '@/store/kit/typed/typedText';
import { simNamed } from '@/store/stock/sims/simNamed';
import { usualWork } from './firstLines';
import type { ClosingDraft } from './closingDraft';
import type { ClosingContext } from './closingContext';
import { CLOSING_FIELDS, CLOSING_MESSAGES } from './closingMessages';
import { closingProblems } from './closingProblems';
import type { Job } from '@/store/care/jobs/job';
import { CAUSES_OF_FAULT, WORK_DONE } from '@/store/care/jobs/outcome';

type Words = WordsOf<typeof CLOSING_MESSAGES>;

/** A number of a device or a SIM, as it is typed or scanned. */
const scannedNumber = (label: string, words: Words) =>
  typedLine(label, words).transform((typed: unknown) =>
    typeof typed === 'string' ? unspaced(typed) || undefined : typed,
  );

const plate = (label: string, words: Words) =>
  typedLine(label, words).transform((typed: unknown) =>
    typeof typed === 'string' ? plateText(cleanLine(typed.toUpperCase())) || undefined : typed,
  );

const emptied = (typed: unknown) => (typed === '' ? undefined : typed);

/** A SIM by its card's number or its own, whichever is typed. */
const simNumber = (context: ClosingContext, label: string, words: Words) =>
  scannedNumber(label, words).transform((typed: unknown) =>
    typeof typed === 'string' ? (simNamed(context, typed)?.id ?? typed) : typed,
  );

const fieldsOf = (context: ClosingContext, job: Job, labels: WordsOf<typeof CLOSING_FIELDS>, words: Words) => ({
  lines: rowsOf(
    record({
      vehicleId: optionalIdentity('Its vehicle'),
      vehicleNo: plate(labels.vehicleNo, words),
      // A vehicle that is added by hand begins as the others did.
      workDone: choice(WORK_DONE, words.workMissing, words.notListed).default(usualWork(job)),
      deviceIn: scannedNumber(labels.deviceIn, words),
      simIn: simNumber(context, labels.simIn, words),
      chassisNo: typedLine(labels.chassisNo, words).transform(emptied),
      photos: photosRule(words),
      certificateNo: typedLine(labels.certificateNo, words).transform(emptied),
      certificateUntil: optionalDay(words.noDay),
      fault: knownWord(CAUSES_OF_FAULT, words.noFault).optional(),
      remark: typedArea(labels.remark, words).transform(emptied),
    }),
  ).min(1, words.noVehicle),
  signedBy: typedLine(labels.signedBy, words)
    .transform(emptied)
    .when('drawing', ([drawing], name) => (drawing === undefined ? name : name.required(words.signerMissing))),
  drawing: attachmentRule.typeError(words.drawAgain),
  used: rowsOf(record({ id: optionalIdentity('Its goods'), qty: count(labels.used, words) })),
});

/** What of the used goods is more than the bag has. */
const overdrawn = ({ bins }: ClosingContext, { used = [] }: ClosingDraft, words: Words) =>
  used.flatMap(({ id, qty = 0 }, place) => {
    const bin = bins.entities[id ?? ''];
    return bin && qty > bin.qty
      ? [{ path: `used[${place}].qty`, message: words.overdrawn(bin.qty, bin.productName) }]
      : [];
  });

/** The form of a job's visit, with all that its rules refuse said at the vehicle that it is about, in that language. */
export function closingSchema(context: ClosingContext, job: Job, on: string, language: Language) {
  const words = wordsIn(CLOSING_MESSAGES, language);
  const fields = record(fieldsOf(context, job, wordsIn(CLOSING_FIELDS, language), words));
  return fields.test('closing', (values, { createError }) => {
    // What is no value of its field has its own message.
    if (!fields.isValidSync(values, { strict: true })) return true;
    const draft: ClosingDraft = values;
    const over = overdrawn(context, draft, words);
    const wrong = [
      ...over,
      ...(over.length > 0
        ? []
        : closingProblems({ context, job, on, language }, draft).map(({ line, field, reason }) => ({
            path: `lines[${line}].${field}`,
            message: reason,
          }))),
    ];
    return wrong.length === 0 || new ValidationError(wrong.map((one) => createError(one)));
  });
}
