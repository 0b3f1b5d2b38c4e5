import { askOffice, done, type Asking } from '@/office/officeClient';
import type { ApiResults } from './apiProtocol';
import type { RenewalValues, TokenValues } from './tokenSchema';

/** The tokens by which other programs read. */
export const askTokens = (office: Asking): Promise<ApiResults['api.tokens']> => askOffice(office, 'api.tokens', {});

/** Makes a token; gives it, this once. */
export const addToken = async (office: Asking, values: TokenValues): Promise<string> =>
  (await askOffice(office, 'api.addToken', values)).token;

/** Has a token taken from now on for so long. */
export const renewToken = ({ ask }: Asking, id: string, values: RenewalValues): Promise<void> =>
  done(ask('api.renewToken', { id, ...values }));

/** Has nobody read by a token any more. */
export const removeToken = ({ ask }: Asking, id: string): Promise<void> => done(ask('api.removeToken', { id }));
