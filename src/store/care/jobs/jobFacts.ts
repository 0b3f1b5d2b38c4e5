import { lazy } from 'yup';
import { factCheck } from '@/store/kit/schema/factCheck';
import { choice } from '@/store/kit/schema/fieldRules';
import { identity, list, part, reference } from '@/store/kit/schema/rowRules';
import { count } from '@/store/kit/typed/typedNumber';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { jobRequestRule, jobRowSchema, serviceRequestRule, visitRule } from './jobRowSchema';
import { jobAdvanced, jobAssigned, jobClosed, jobRaised, serviceRaised } from './jobsSlice';
import { closedOutcomeRule, usedRule } from './outcomeSchema';

const { raisedOn: on } = jobRowSchema.fields;
const UNKNOWN = 'Its step is none of those known.';
const COUNTED = ['approve', 'dispatch'] as const;

const countedStep = part('Its step', {
  type: choice(COUNTED, UNKNOWN),
  // How many there may be, the machine says.
  devices: count('Approved Device Count').required('Approved Device Count is missing.'),
});
const plainStep = part('Its step', { type: choice(['sendBack', 'sendAgain'], UNKNOWN) });

/** A step of a job; which kind of it, its type says. */
const step = lazy((event: unknown) => {
  const type = (event as { type?: unknown } | null | undefined)?.type;
  return COUNTED.some((one) => one === type) ? countedStep : plainStep;
});

/** What the facts of the jobs say. */
export const jobFacts = [
  factCheck(serviceRaised, part('It', { id: identity, on, request: serviceRequestRule.omit(['kind']) })),
  factCheck(jobRaised, part('It', { id: identity, on, request: jobRequestRule.omit(['kind']) })),
  factCheck(jobAdvanced, part('It', { id: identity, event: step })),
  factCheck(jobAssigned, part('It', { id: identity, visit: visitRule })),
  factCheck(
    jobClosed,
    part('It', {
      id: identity,
      on: movedOn,
      installerId: reference('Its installer'),
      outcomes: list(closedOutcomeRule),
      used: usedRule,
    }),
  ),
];
