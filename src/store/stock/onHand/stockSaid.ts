import { formatDate } from '@/format';

/** What is said of where a thing is, and of why it cannot be taken from there; each ends a sentence or is one. */
export const STOCK_SAID = {
  store: 'in the store',
  branch: (name: string) => `at the branch ${name}`,
  installer: (name: string) => `in the bag of ${name}`,
  challan: (from: string, to: string, challan: number) => `on its way from ${from} to ${to} by challan ${challan}`,
  onItsWay: 'on its way',
  vehicle: (name: string) => `in the vehicle ${name}`,
  device: (name: string) => `in the device ${name}`,
  repairer: (name: string) => `in repair at ${name}`,
  scrapped: 'scrapped',
  lost: 'lost',
  unknown: (name: string) => `${name} is not known.`,
  isThere: (name: string, where: string) => `${name} is ${where}.`,
  movedLater: (name: string, last: string, on: string) => `${name} moved on ${last} already, after ${on}.`,
  deactivated: (sim: string) => `SIM ${sim} is deactivated.`,
  deactivatedOn: (sim: string, on: string) => `SIM ${sim} was deactivated on ${on}.`,
  /** An ISO date. */
  date: (isoDate: string) => formatDate(isoDate),
};

/** The same in the language of whoever is told. */
export type StockSaid = typeof STOCK_SAID;
