import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import type { DeskAnswer } from '@/office/deskProtocol';
import type { Asked } from './facts/asked';

/** What becomes of a request, with what the audit tells of it. */
export interface Answered {
  answer: DeskAnswer;
  noted?: string | undefined;
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
