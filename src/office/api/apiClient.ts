import { done, told, type Asking } from '@/office/officeClient';
import type { ApiTells } from './apiProtocol';
import type { TokenValues } from './tokenSchema';

/** The tokens by which other programs read. */
export const askTokens = (office: Asking): Promise<ApiTells['api.tokens']> => told(office, 'api.tokens', {});

/** Makes a token; gives it, this once. */
export const addToken = async (office: Asking, values: TokenValues): Promise<string> =>
  (await told(office, 'api.addToken', values)).token;

/** Has nobody read by a token any more. */
export const removeToken = ({ ask }: Asking, id: string): Promise<void> => done(ask('api.removeToken', { id }));
