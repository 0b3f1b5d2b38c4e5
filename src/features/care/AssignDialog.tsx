import { Select } from 'antd';
import { formatCount, formatCountOf } from '@/format';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { assignSchema, type AssignValues } from '@/store/care/scheduling/assignSchema';
import { selectClosingContext } from '@/store/care/scheduling/closingContext';
import { visitToCome, TIME_SLOTS, type Job, type TimeSlot } from '@/store/care/jobs/job';
import { jobAssigned } from '@/store/facts/jobs';
import { neededOf, selectInstallerBags, slotsOf, type OfferedBag } from '@/store/care/scheduling/visitOffers';
import { bookedAt } from '@/store/care/scheduling/visitRules';
import { holderKey, STORE } from '@/store/kit/movements/holder';
import { isRealDate } from '@/store/kit/dates';
import { useQueryString } from '@/ui/queryString';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { OpenLink } from '@/ui/links';
import { useTyped } from '@/ui/typedValues';
import { InstallerChoice, type OfferedInstaller } from './InstallerChoice';
import { JobCredit } from './JobCredit';

const Field = fieldsOf<AssignValues>();

/** What is in an installer's bag, and of how many where the job needs more than that. */
const bagText = ({ devices, sims }: OfferedBag, needed: number) =>
  `${devices < needed ? `${formatCount(devices)} of ${formatCountOf(needed, 'device')}` : formatCountOf(devices, 'device')}, ${formatCountOf(sims, 'SIM')}`;

/** What an installer's bag lacks for a job, and the way to hand more over. */
const BagWarning = ({ bag, needed }: { bag: OfferedBag; needed: number }) => (
  <>
    {`${bag.installer.name} has ${formatCount(bag.devices)} of the ${formatCountOf(needed, 'device')} that this job needs. `}
    <OpenLink
      to={paths.stocks.newChallanWith({ from: STORE.at, to: holderKey({ at: 'installer', id: bag.installer.id }) })}
    >
      Hand devices over
    </OpenLink>
  </>
);

/** The fields of a visit; who is free, and whose bag has the devices, follows the day and the time. */
function VisitFields({ job }: { job: Job }) {
  const context = useAppSelector(selectClosingContext);
  const bags = useAppSelector(selectInstallerBags);
  const { on = '', slot } = useTyped<{ on: string; slot: TimeSlot }>();
  const needed = neededOf(job);
  const offers = bags.map((bag): OfferedInstaller => {
    const { id, name } = bag.installer;
    const other = slot && bookedAt(context, job.id, { installerId: id, on, slot });
    return {
      id,
      name,
      bag: bagText(bag, needed),
      isFree: !other,
      free: other ? `has job ${other.number}` : slot ? 'free' : '',
    };
  });
  const short = (installerId: string) => {
    const bag = bags.find(({ installer }) => installer.id === installerId);
    return bag && bag.devices < needed && <BagWarning bag={bag} needed={needed} />;
  };
  return (
    <>
      <Field name="on" label="Day">
        <DateInput />
      </Field>
      <Field name="slot" label="Time">
        <Select
          placeholder="Select a time"
          options={slotsOf(job).map((one) => ({ value: one, label: TIME_SLOTS[one] }))}
        />
      </Field>
      <Field name="installerId" label="Installer" warn={short}>
        <InstallerChoice offers={offers} />
      </Field>
    </>
  );
}

export interface AssignDialogProps {
  job: Job;
  onClose: () => void;
}

/** Gives a job to an installer, on a day and in one of the client's times; or to another one. */
export default function AssignDialog({ job, onClose }: AssignDialogProps) {
  const say = useSay();
  const today = useToday();
  const context = useAppSelector(selectClosingContext);
  const visit = visitToCome(job);
  const { params } = useQueryString();
  const [first, ...others] = slotsOf(job);
  // On the board the day in sight is meant.
  const shown = params.get('day') ?? '';
  const on = isRealDate(shown) && shown > today ? shown : today;
  const assign = (chosen: AssignValues) => {
    const name = context.installers.entities[chosen.installerId]?.name ?? '';
    return say(jobAssigned(job.id, chosen), `Job ${job.number} assigned to ${name}`);
  };
  return (
    <FormDialog
      title={`Assign Job ${job.number}`}
      does={jobAssigned}
      save="Assign"
      width={620}
      schema={assignSchema(context, job)}
      initialValues={
        visit && visit.on >= on
          ? visit
          : { on, ...(visit && { installerId: visit.installerId }), ...(others.length === 0 && { slot: first }) }
      }
      onSubmit={assign}
      onClose={onClose}
    >
      <JobCredit job={job} />
      <VisitFields job={job} />
    </FormDialog>
  );
}
