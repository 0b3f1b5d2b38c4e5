import { lazy } from 'yup';
import { knownWord } from '@/store/kit/schema/fieldRules';
import { identity, list, MOST_TYPED, part, reference } from '@/store/kit/schema/rowRules';
import { count } from '@/store/kit/typed/typedNumber';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { failedVisitFields } from './failedVisitSchema';
import { jobRequestRule, jobRowSchema, serviceRequestRule, visitRule } from './jobRowSchema';
import { closedOutcomeRule, signedRule, usedRule } from './outcomeSchema';

const { raisedOn: on } = jobRowSchema.fields;
const UNKNOWN = 'Its step is not known.';
const COUNTED = ['approve', 'dispatch'] as const;

const countedStep = part('Its step', {
  type: knownWord(COUNTED, UNKNOWN),
  // How many there may be, the machine says.
  devices: count('Approved Device Count').required('Approved Device Count is missing.'),
});
const plainStep = part('Its step', { type: knownWord(['sendBack', 'sendAgain'], UNKNOWN) });

/** A step of a job; which kind of it, its type says. */
const step = lazy((event: unknown) => {
  const type = (event as { type?: unknown } | null | undefined)?.type;
  return COUNTED.some((one) => one === type) ? countedStep : plainStep;
});

/** What each fact of the jobs says. */
export const jobFactSchemas = {
  serviceRaised: part('It', { id: identity, on, request: serviceRequestRule.omit(['kind']) }),
  jobRaised: part('It', { id: identity, on, request: jobRequestRule.omit(['kind']) }),
  jobAdvanced: part('It', { id: identity, event: step }),
  jobAssigned: part('It', { id: identity, visit: visitRule }),
  jobClosed: part('It', {
    id: identity,
    on: movedOn,
    installerId: reference('Its installer'),
    outcomes: list(closedOutcomeRule, MOST_TYPED),
    used: usedRule,
    signed: signedRule,
  }),
  visitFailed: part('It', { id: identity, ...failedVisitFields }),
};
