import type { Refusal } from '@/journal/port/model';
import { jobMachine } from '@/machines/job';
import { binId } from '@/store/stock/bins/bin';
import { repeated } from '@/store/stock/onHand/checks';
import { whereabouts } from '@/store/stock/onHand/holderWords';
import type { Holder } from '@/store/kit/movements/holder';
import { firstOf, gone, refusedBy } from '@/store/kit/refusals';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import { plateKey, plateText } from '@/store/kit/typed/typedNumbers';
import { doneAt, leftOf } from '@/store/care/jobs/job';
import type { JobClosing } from '@/store/care/jobs/outcome';
import type { SchedulingContext } from './schedulingContext';
import { outcomeRefusal } from './outcomeRules';
import { notHisRefusal } from './visitRules';

function usedRefusal(
  { bins, ...state }: SchedulingContext,
  bag: Holder,
  used: JobClosing['used'] = [],
): Refusal | undefined {
  return firstOf(
    used.map(({ qty: _own, ...goods }) => {
      const bin = binId(bag, goods);
      const held = bins.entities[bin]?.qty ?? 0;
      const taken = sumOfQuantities(used.flatMap(({ qty, ...one }) => (binId(bag, one) === bin ? [qty] : [])));
      return held >= taken
        ? undefined
        : { reason: `Only ${held} of ${goods.productName} are ${whereabouts(state, bag)}.` };
    }),
  );
}

/** Why what follows of a visit cannot: a subscription or a row of the Addition List is there already under that identity, or twice here. */
function followsRefusal(
  { subscriptions, additions }: SchedulingContext,
  outcomes: JobClosing['outcomes'],
): Refusal | undefined {
  const begun = outcomes.flatMap(({ begins }) => begins ?? []);
  const added = outcomes.flatMap(({ addition }) => addition?.id ?? []);
  const isThere = begun.some((id) => subscriptions.entities[id]) || added.some((id) => additions.entities[id]);
  const isTwice = new Set(begun).size < begun.length || new Set(added).size < added.length;
  return isThere || isTwice
    ? { reason: 'A subscription or an addition of this visit is there already. Close the job again.' }
    : undefined;
}

/** Why a visit cannot have come to that: it is not the job's, a vehicle is done already, or what is said of one cannot be. */
export function closingRefusal(
  state: SchedulingContext,
  { id, on, installerId, outcomes, used }: JobClosing,
): Refusal | undefined {
  const job = state.jobs.entities[id];
  if (!job) return gone(state.jobs, id, 'This job');
  const bag: Holder = { at: 'installer', id: installerId };
  const done = doneAt(job);
  const twice = outcomes.find(({ vehicleId }) => done.has(vehicleId));
  const doing = outcomes.filter(({ workDone }) => workDone !== 'Not Done').length;
  const refused = firstOf(
    refusedBy(jobMachine, job.status, { type: 'close', left: 0, failed: false }, `Job ${job.number}`),
    notHisRefusal(state, job, installerId),
    outcomes.length === 0 ? { reason: 'Say what was done at one vehicle at least.' } : undefined,
    twice && { reason: `${twice.vehicleNo} is done already in job ${job.number}.` },
    doing > leftOf(job) ? { reason: `Job ${job.number} has ${leftOf(job)} left to do.` } : undefined,
    repeated(
      outcomes.map(({ vehicleId }) => vehicleId),
      'A vehicle',
    ),
    repeated(
      outcomes.flatMap(({ deviceIn }) => deviceIn ?? []),
      'IMEI',
    ),
    repeated(
      outcomes.flatMap(({ simIn }) => simIn ?? []),
      'SIM',
    ),
    repeated(
      outcomes.flatMap(({ workDone, vehicleNo }) => (workDone === 'Not Done' ? [] : [plateText(plateKey(vehicleNo))])),
      'Vehicle',
    ),
    ...outcomes.map((outcome) => outcomeRefusal(state, bag, outcome, on)),
    usedRefusal(state, bag, used),
  );
  // An installer's browser has no Addition List: what it knows is told before that.
  return refused ?? followsRefusal(state, outcomes);
}
