import type { InferType } from 'yup';
import { choice, line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';

/** As whom a program may read; an installer reads what is his own, and a program is no person. */
export const API_ROLES = ['admin', 'stock', 'sales', 'care'] as const;
export type ApiRole = (typeof API_ROLES)[number];

/** For how long a token is taken, in days. */
const TERM_DAYS = { '30 days': 30, '90 days': 90, '1 year': 365, '2 years': 730 } as const;
type TokenTerm = keyof typeof TERM_DAYS;
export const TOKEN_TERMS = Object.keys(TERM_DAYS) as TokenTerm[];

const DAY_MS = 86_400_000;
/** When a token ends that is made or renewed then: ISO instants. */
export const endOfTerm = (since: string, lasts: TokenTerm = '1 year'): string =>
  new Date(Date.parse(since) + TERM_DAYS[lasts] * DAY_MS).toISOString();

const term = () => choice(TOKEN_TERMS, 'Ends After is required.').default('1 year');

/** A new token: what it is for, as whom it reads, and how long. */
export const tokenSchema = record({
  name: line('Name'),
  role: choice(API_ROLES, 'Role is required.'),
  lasts: term(),
});

/** How long a token that is there is taken from now on. */
export const renewalSchema = record({ lasts: term() });

export type TokenValues = InferType<typeof tokenSchema>;
export type RenewalValues = InferType<typeof renewalSchema>;
