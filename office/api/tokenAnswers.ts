import { renewalSchema, tokenSchema } from '@/office/api/tokenSchema';
import { ROLE_LABELS } from '@/store/kit/roles';
import { DONE, withResult, withValues, type Answered } from '../answered';
import type { Asked } from '../facts/asked';
import { nameKey } from '../nameKey';
import { UNREADABLE } from '../sharedRefusals';
import type { ApiTokens } from './apiTokens';

const MOST_TOKENS = 50;
const TOO_MANY = { refused: `There are ${MOST_TOKENS} tokens already. Remove one that nobody uses.` };
const GONE = { refused: 'This token was removed already.' };

/** Does what admins ask of the tokens. A token is told once, to whoever made it. */
export function tokenAnswers(tokens: Omit<ApiTokens, 'of' | 'endLater'>) {
  const add = (asked: Asked) =>
    withValues(tokenSchema, asked, async (values) => {
      const known = await tokens.all();
      if (known.length >= MOST_TOKENS) return { answer: TOO_MANY };
      const same = known.find(({ name }) => nameKey(name) === nameKey(values.name));
      if (same) return { answer: { refused: `There is a token ${same.name} already.` } };
      return {
        answer: withResult<'api.addToken'>({ token: await tokens.add(values) }),
        noted: `made the API token ${values.name}, which reads as ${ROLE_LABELS[values.role]} for ${values.lasts}`,
      };
    });
  const renew = (asked: Asked) =>
    withValues(renewalSchema, asked, async (values) => {
      const { id } = asked;
      const name = typeof id === 'string' ? await tokens.renew(id, values) : undefined;
      return name === undefined
        ? { answer: GONE }
        : { answer: DONE, noted: `renewed the API token ${name} for ${values.lasts}` };
    });
  const remove = async ({ id }: Asked): Promise<Answered> => {
    const name = typeof id === 'string' ? await tokens.remove(id) : undefined;
    return name === undefined ? { answer: GONE } : { answer: DONE, noted: `removed the API token ${name}` };
  };

  return async (request: string, asked: Asked): Promise<Answered> => {
    switch (request) {
      case 'tokens':
        return { answer: withResult<'api.tokens'>({ tokens: await tokens.all() }) };
      case 'addToken':
        return add(asked);
      case 'renewToken':
        return renew(asked);
      case 'removeToken':
        return remove(asked);
    }
    return { answer: UNREADABLE };
  };
}
