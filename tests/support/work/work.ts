// How the work of one area is written down.
import type { Business } from '@/store/business/business';
import type { Fact } from '@/store/business/store';
import type { Numbers } from './chance';

/** One kind of fact about what there is; undefined where there is nothing that it could be about. */
type Kind = (business: Business, below: Numbers) => Fact | undefined;

/** What people say of the nouns of one area: what adds something, what changes it, and what deletes it. */
export interface Work {
  adding: readonly Kind[];
  changing: readonly Kind[];
  deleting?: readonly Kind[];
}
