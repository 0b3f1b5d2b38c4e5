import type { InferType } from 'yup';
import { choice, line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';

/** As whom a program may read; an installer reads what is his own, and a program is no person. */
export const API_ROLES = ['admin', 'stock', 'sales', 'care'] as const;
export type ApiRole = (typeof API_ROLES)[number];

/** A new token: what it is for, and as whom it reads. */
export const tokenSchema = record({
  name: line('Name'),
  role: choice(API_ROLES, 'Role is required.'),
});

export type TokenValues = InferType<typeof tokenSchema>;
