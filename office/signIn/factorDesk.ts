import { DONE, withResult } from '../answered';
import type { DeskAnswer } from '@/office/deskProtocol';
import type { FactorAsked } from '../deskRules';
import { WRONG_CODE } from '../sharedRefusals';
import type { Factors } from './factors';
import type { Guessing, Within } from './guessing';
import type { Sessions } from './sessions';

/** What the desk works with where second factors are asked about. */
export interface FactorParts {
  sessions: Sessions;
  factors: Factors;
  guessing: Guessing;
}

const HAS_ONE = { refused: 'You have a second factor already. Remove it first.' };

/** Does what hangs on a code. */
async function byCode({ guessing }: FactorParts, by: Within, isRight: () => Promise<boolean>): Promise<DeskAnswer> {
  const refused = await guessing.guessed(by, 'code', isRight, WRONG_CODE.refused);
  return refused === undefined ? DONE : { refused };
}

/** Does what is asked about second factors. */
export async function factorAnswer(
  parts: FactorParts,
  within: Within,
  { request, asked }: FactorAsked,
): Promise<DeskAnswer> {
  const { factors, sessions } = parts;
  const by = within.name;
  switch (request) {
    case 'own.factor': {
      const since = await factors.since(by);
      return withResult<'own.factor'>({ ...(since !== undefined && { since }) });
    }
    case 'own.beginFactor': {
      const secret = await factors.begin(by);
      return secret === undefined ? HAS_ONE : withResult<'own.beginFactor'>({ secret });
    }
    case 'own.confirmFactor': {
      const answer = await byCode(parts, within, () => factors.confirm(by, asked.code));
      // Whoever had the password alone is in no longer.
      if ('done' in answer) await sessions.endAllOf(by, asked.session);
      return answer;
    }
    case 'own.dropFactor': {
      const answer = await byCode(parts, within, () => factors.accepts(by, asked.code));
      if ('done' in answer) await factors.drop(by);
      return answer;
    }
    case 'people.resetFactor':
      await factors.drop(asked.name);
      return DONE;
    case 'people.requireFactor':
      await factors.require(asked.roles);
  }
  return DONE;
}
