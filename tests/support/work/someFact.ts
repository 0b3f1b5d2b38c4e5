// Any fact of a busy office, as often as people say such facts.
import type { Business } from '@/store/business/business';
import type { Fact } from '@/store/business/store';
import { billingWork } from './billingWork';
import { careWork } from './careWork';
import { clientsWork } from './clientsWork';
import { purchasingWork } from './purchasingWork';
import { stockWork } from './stockWork';
import { vehiclesWork } from './vehiclesWork';
import { DAY, oneOf, type Numbers } from './chance';

const AREAS = [purchasingWork, stockWork, clientsWork(DAY), vehiclesWork(DAY), careWork, billingWork(DAY)];
const ADDING = AREAS.flatMap(({ adding }) => adding);
const CHANGING = AREAS.flatMap(({ changing }) => changing);
const DELETING = AREAS.flatMap(({ deleting = [] }) => deleting);

/** How many facts of a hundred delete something, and how many add something; all others change what there is. */
const DELETING_OF_100 = 1;
const ADDING_OF_100 = 8;

/** A fact that somebody who sees this business might say: mostly about what is there, so that they meet each other. */
export function someFact(business: Business, below: Numbers): Fact | undefined {
  const of100 = below(100);
  const others = of100 < DELETING_OF_100 + ADDING_OF_100 ? ADDING : CHANGING;
  const kind = oneOf(of100 < DELETING_OF_100 ? DELETING : others, below);
  return kind?.(business, below) as Fact | undefined;
}
