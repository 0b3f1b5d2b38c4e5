import { inPlainWords, SpokenError } from '@/journal/kit/plainWords';
import type { DeskAnswer } from './deskProtocol';
import { NO_ANSWER } from './noAnswer';
import type { OfficeLink } from './officeLink';
import type { OfficeRequests, OfficeResults } from './officeProtocol';

/** What asks the office. */
export type Asking = Pick<OfficeLink, 'ask'>;

/** Why something failed between here and the office, in a sentence. */
export const officeTrouble = (error: unknown): string => inPlainWords(error, NO_ANSWER);

async function resultOf(asking: Promise<DeskAnswer>): Promise<object | undefined> {
  const answer = await asking.catch((error: unknown) => ({ refused: officeTrouble(error) }));
  if ('refused' in answer) throw new SpokenError(answer.refused);
  return answer.told;
}

/** Resolves when what was asked for is done; rejects with the reason in a sentence when it is not. */
export const done = async (asking: Promise<DeskAnswer>): Promise<void> => void (await resultOf(asking));

/** What the office tells of what it is asked; rejects as `done` does. */
export const askOffice = async <Request extends keyof OfficeResults>(
  { ask }: Asking,
  request: Request,
  asked: OfficeRequests[Request],
): Promise<OfficeResults[Request]> => (await resultOf(ask(request, asked))) as OfficeResults[Request];
