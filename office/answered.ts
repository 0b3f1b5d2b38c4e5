import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import type { DeskAnswer } from '@/office/deskProtocol';
import type { OfficeResults } from '@/office/officeProtocol';
import type { Asked } from './facts/asked';

/** What becomes of a request, with what the audit tells of it. */
export interface Answered {
  answer: DeskAnswer;
  noted?: string | undefined;
}

/** The answer that something was done. */
export const DONE = { done: true as const };

/** The answer to a request that tells something. */
export const withResult = <Request extends keyof OfficeResults>(told: OfficeResults[Request]) => ({ ...DONE, told });

/** Does one thing at a time; while it does, whoever asks for another one is told that. */
export function oneAtATime(busy: DeskAnswer) {
  let isBusy = false;
  return async (work: () => Promise<Answered>): Promise<Answered> => {
    if (isBusy) return { answer: busy };
    isBusy = true;
    try {
      return await work();
    } finally {
      isBusy = false;
    }
  };
}

/** Does something with values that fit their schema; says why they do not. */
export async function withValues<Values extends AnyObject>(
  schema: ObjectSchema<Values>,
  asked: Asked,
  work: (values: Values) => Promise<Answered>,
): Promise<Answered> {
  try {
    return await work((await schema.validate(asked)) as Values);
  } catch (error) {
    if (ValidationError.isError(error)) return { answer: { refused: error.message } };
    throw error;
  }
}
