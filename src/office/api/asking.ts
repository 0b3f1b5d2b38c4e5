import type { OfficeLink } from '@/office/officeLink';
import { done, toldBy } from '@/office/people/asking';
import type { ApiTells } from './apiProtocol';
import type { TokenValues } from './tokenSchema';

type Asked = Pick<OfficeLink, 'ask'>;

/** The tokens by which other programs read. */
export const askTokens = async ({ ask }: Asked): Promise<ApiTells['api.tokens']> =>
  (await toldBy(ask('api.tokens', {}))) as ApiTells['api.tokens'];

/** Makes a token; gives it, this once. */
export const addToken = async ({ ask }: Asked, values: TokenValues): Promise<string> =>
  ((await toldBy(ask('api.addToken', values))) as ApiTells['api.addToken']).token;

/** Has nobody read by a token any more. */
export const removeToken = ({ ask }: Asked, id: string): Promise<void> => done(ask('api.removeToken', { id }));
