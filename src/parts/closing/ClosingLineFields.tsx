import { Input, Select } from 'antd';
import { DeviceLink } from '@/parts/DeviceLink';
import { useAppSelector } from '@/parts/hooks';
import { contentsAt, selectContents } from '@/store/stock/onHand/contents';
import { bagOf } from '@/store/care/scheduling/closing';
import { comesOut, goesIn } from '@/store/care/jobs/workDone';
import { meantVehicle } from '@/store/care/scheduling/meantVehicle';
import { selectClosingContext } from '@/store/care/scheduling/closingContext';
import type { ClosingLine } from '@/store/care/scheduling/closingDraft';
import { needsSim } from '@/store/care/scheduling/closingScan';
import type { Job } from '@/store/care/jobs/job';
import { vehiclesOfJob } from '@/store/care/scheduling/jobAccount';
import { CAUSES_OF_FAULT, WORK_DONE } from '@/store/care/jobs/outcome';
import { wordsIn, type Language } from '@/store/kit/language';
import { holderOf } from '@/store/kit/movements/move';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { vehicleNoWarning } from '@/store/kit/typed/numberWarnings';
import { SimInput } from '@/parts/SimInput';
import { deviceInside } from '@/store/stock/devices/deviceInside';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';
import { Output } from '@/ui/Output';
import { SuggestInput } from '@/ui/SuggestInput';
import { TextArea } from '@/ui/TextArea';
import { useTyped } from '@/ui/typedValues';
import { CLOSING_WORDS, FAULT_WORDS, WORK_WORDS } from './closingWords';
import { PhotosInput } from './PhotosInput';
import { PHOTO_WORDS } from './photoWords';
import { isFittable } from '@/store/stock/sims/sim';

const Field = fieldsOf<ClosingLine>();

export interface ClosingFieldsProps {
  job: Job;
  language: Language;
}

interface ClosingLineFieldsProps extends ClosingFieldsProps {
  index: number;
}

/** Choices as a select offers them in a language; what is kept of each is the word itself. */
const offered = <Choice extends string>(
  choices: readonly Choice[],
  words: Readonly<Record<Choice, Record<Language, string>>>,
  language: Language,
) => choices.map((value) => ({ value, label: words[value][language] }));

/** What goes in: a device of the bag, and a SIM where that has none. */
function InFields({ job, line, language }: ClosingFieldsProps & { line: ClosingLine }) {
  const words = wordsIn(CLOSING_WORDS, language);
  const context = useAppSelector(selectClosingContext);
  const { devices, sims } = contentsAt(useAppSelector(selectContents), bagOf(job));
  const loose = sims.filter((sim) => holderOf(sim).at === 'installer' && isFittable(sim));
  return (
    <>
      <Field name="deviceIn" label={words.deviceIn} hint={words.ofBag}>
        <SuggestInput suggestions={devices.map(({ id }) => id)} />
      </Field>
      {needsSim(context, line) && (
        <Field name="simIn" label={words.simIn}>
          <SimInput
            sims={loose}
            placeholder={words.simHint}
            empty={loose.length === 0 ? words.noSim : words.noSuchSim}
          />
        </Field>
      )}
    </>
  );
}

/** The fields of one vehicle of a visit: those that what was done there asks for. */
export function ClosingLineFields({ job, index, language }: ClosingLineFieldsProps) {
  const words = wordsIn(CLOSING_WORDS, language);
  const context = useAppSelector(selectClosingContext);
  const line = { workDone: 'Not Done' as const, ...useTyped<ClosingLine>('lines', index) };
  const vehicle = meantVehicle(context, line);
  const inside = vehicle && deviceInside(context, vehicle.id);
  const isDone = line.workDone !== 'Not Done';
  const plates = vehiclesOfJob(context, job).flatMap(({ vehicleNo }) => (isUnassigned(vehicleNo) ? [] : [vehicleNo]));
  return (
    <>
      <FormGrid>
        <Field name="workDone" label={words.workDone}>
          <Select options={offered(WORK_DONE, WORK_WORDS, language)} />
        </Field>
        <Field name="vehicleNo" label={words.vehicleNo} warn={(typed) => vehicleNoWarning(typed) && words.oddPlate}>
          <SuggestInput suggestions={plates} />
        </Field>
        {goesIn(line.workDone) && <InFields job={job} line={line} language={language} />}
        {comesOut(line.workDone) && (
          <Output label={words.deviceOut}>{inside ? <DeviceLink imei={inside.id} /> : words.noneInside}</Output>
        )}
        {isDone && line.workDone !== 'Fitted' && (
          <Field name="fault" label={words.fault}>
            <Select options={offered(CAUSES_OF_FAULT, FAULT_WORDS, language)} placeholder={words.faultHint} />
          </Field>
        )}
      </FormGrid>
      {isDone && (
        <details>
          <summary>{words.more}</summary>
          <FormGrid>
            {goesIn(line.workDone) && (
              <Field name="chassisNo" label={words.chassisNo}>
                <Input autoComplete="off" autoCapitalize="characters" />
              </Field>
            )}
            {line.workDone !== 'Removed' && (
              <>
                <Field name="certificateNo" label={words.certificateNo}>
                  <Input autoComplete="off" />
                </Field>
                <Field name="certificateUntil" label={words.certificateUntil}>
                  <DateInput />
                </Field>
              </>
            )}
            <Field name="remark" label={words.remark}>
              <TextArea />
            </Field>
          </FormGrid>
        </details>
      )}
      <Field name="photos" label={wordsIn(PHOTO_WORDS, language).photos}>
        <PhotosInput language={language} />
      </Field>
      {!isDone && (
        <Field name="remark" label={words.whyNot}>
          <TextArea />
        </Field>
      )}
    </>
  );
}
