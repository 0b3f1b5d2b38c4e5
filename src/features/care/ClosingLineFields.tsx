import { Form, Input } from 'antd';
import { AttachmentInput } from '@/parts/AttachmentInput';
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
import { holderOf } from '@/store/kit/movements/move';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { vehicleNoWarning } from '@/store/kit/typed/numberWarnings';
import { SimInput } from '@/parts/SimInput';
import { deviceInside } from '@/store/vehicles/vehicles/vehicleChecks';
import { WordSelect } from '@/ui/Choices';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';
import { Output } from '@/ui/Output';
import { SuggestInput } from '@/ui/SuggestInput';
import { TextArea } from '@/ui/TextArea';

const Field = fieldsOf<ClosingLine>();

export interface ClosingLineFieldsProps {
  job: Job;
  index: number;
}

/** What goes in: a device of the bag, and a SIM where that has none. */
function InFields({ job, line }: { job: Job; line: ClosingLine }) {
  const context = useAppSelector(selectClosingContext);
  const { devices, sims } = contentsAt(useAppSelector(selectContents), bagOf(job));
  const loose = sims.filter((sim) => holderOf(sim).at === 'installer' && sim.status === 'Active');
  return (
    <>
      <Field name="deviceIn" label="Device In" hint="Of the installer’s bag.">
        <SuggestInput suggestions={devices.map(({ id }) => id)} />
      </Field>
      {needsSim(context, line) && (
        <Field name="simIn" label="SIM In">
          <SimInput
            sims={loose}
            placeholder="Scan or type a SIM of the bag"
            empty={loose.length === 0 ? 'No Active SIM is in this bag.' : 'No Active SIM of this bag has this number.'}
          />
        </Field>
      )}
    </>
  );
}

/** The fields of one vehicle of a visit: those that what was done there asks for. */
export function ClosingLineFields({ job, index }: ClosingLineFieldsProps) {
  const context = useAppSelector(selectClosingContext);
  const line = (Form.useWatch(['lines', index], { form: Form.useFormInstance(), preserve: true }) ?? {
    workDone: 'Not Done',
  }) as ClosingLine;
  const vehicle = meantVehicle(context, line);
  const inside = vehicle && deviceInside(context, vehicle.id);
  const isDone = line.workDone !== 'Not Done';
  const plates = vehiclesOfJob(context, job).flatMap(({ vehicleNo }) => (isUnassigned(vehicleNo) ? [] : [vehicleNo]));
  return (
    <>
      <FormGrid>
        <Field name="workDone" label="What Was Done">
          <WordSelect choices={WORK_DONE} />
        </Field>
        <Field name="vehicleNo" label="Vehicle Number" warn={vehicleNoWarning}>
          <SuggestInput suggestions={plates} />
        </Field>
        {goesIn(line.workDone) && <InFields job={job} line={line} />}
        {comesOut(line.workDone) && (
          <Output label="Device Out">{inside ? <DeviceLink imei={inside.id} /> : 'None is inside'}</Output>
        )}
        {isDone && line.workDone !== 'Fitted' && (
          <Field name="fault" label="Fault">
            <WordSelect choices={CAUSES_OF_FAULT} placeholder="Select the cause" />
          </Field>
        )}
      </FormGrid>
      {isDone && (
        <details>
          <summary>Chassis, photo, certificate, remark</summary>
          <FormGrid>
            {goesIn(line.workDone) && (
              <Field name="chassisNo" label="Chassis No">
                <Input autoComplete="off" autoCapitalize="characters" />
              </Field>
            )}
            {line.workDone !== 'Removed' && (
              <>
                <Field name="certificateNo" label="AIS-140 Certificate No">
                  <Input autoComplete="off" />
                </Field>
                <Field name="certificateUntil" label="Certificate Until">
                  <DateInput />
                </Field>
                <Field name="photo" label="Photo of the Fitting">
                  <AttachmentInput />
                </Field>
              </>
            )}
            <Field name="remark" label="Remark">
              <TextArea />
            </Field>
          </FormGrid>
        </details>
      )}
      {!isDone && (
        <Field name="remark" label="Why It Was Not Done">
          <TextArea />
        </Field>
      )}
    </>
  );
}
