import { createSelector } from '@reduxjs/toolkit';
import { formatCountOf } from '@/format';
import { beginAt, paths } from '@/paths';
import { companyNow, missingDetails } from '@/store/billing/company/company';
import { COMPANY_LABELS } from '@/store/billing/company/companyLabels';
import { selectOffice, type WithOffice } from '@/store/browser/selectOffice';
import type { Business, Noun } from './business';

/** A way to take a step: what its button says, and where it leads. */
interface Way {
  label: string;
  to: string;
}

/** A step of setting up a business. */
interface SetupStep {
  /** By what a browser remembers that it is left for later. */
  name: string;
  title: string;
  /** What it is for. */
  use: string;
  byHand: Way;
  /** Set where a business can do without it: once skipped, Home asks for it no more. */
  isOptional?: true;
  /** Where a sheet of them is taken in. */
  bySheet?: Way;
}

export interface CountedStep extends SetupStep {
  isDone: boolean;
  /** What is there, in words. */
  there: string;
}

interface Counting extends SetupStep {
  count: (business: Business) => Pick<CountedStep, 'isDone' | 'there'>;
}

/** Counts the records of nouns, each called by its word and the plural of that. */
const countOf =
  (...counted: readonly [noun: Noun, one: string, many?: string][]) =>
  (business: Business) => {
    const found = counted.filter(([noun]) => business[noun].ids.length > 0);
    const words = found.map(([noun, ...word]) => formatCountOf(business[noun].ids.length, ...word));
    return { isDone: found.length > 0, there: words.join(', ') || 'None yet' };
  };

function companyCount(business: Business) {
  const missing = missingDetails(companyNow(business));
  const there = missing.map((field) => COMPANY_LABELS[field]).join(', ');
  return { isDone: missing.length === 0, there: there === '' ? 'Filled in' : `Not filled in yet: ${there}` };
}

/** What a business needs before its first bill, in the order in which one thing asks for another. */
const STEPS: readonly Counting[] = [
  {
    name: 'company',
    title: 'Company',
    use: 'Your name, GST number and bank are on every bill.',
    byHand: { label: 'Fill in', to: paths.settings.company },
    count: companyCount,
  },
  {
    name: 'branches',
    title: 'Branches',
    use: 'Where stock is kept, beside your own store.',
    byHand: { label: 'Add Branch', to: beginAt(paths.settings.stock, 'branch') },
    bySheet: { label: 'Import branches', to: beginAt(paths.settings.stock, 'branches') },
    count: countOf(['branches', 'branch', 'branches']),
  },
  {
    name: 'installers',
    title: 'Installers',
    use: 'Who carries devices and fits them.',
    byHand: { label: 'Add Installer', to: beginAt(paths.settings.stock, 'installer') },
    bySheet: { label: 'Import installers', to: beginAt(paths.settings.stock, 'installers') },
    count: countOf(['installers', 'installer']),
  },
  {
    name: 'vendors',
    title: 'Vendors',
    use: 'Whom you buy from, with their products and rates.',
    byHand: { label: 'Add New Vendor', to: paths.vendors.add },
    bySheet: { label: 'Import vendors', to: beginAt(paths.vendors.list, 'import') },
    count: countOf(['vendors', 'vendor']),
  },
  {
    name: 'clients',
    title: 'Clients',
    use: 'Whom you bill, with their vehicles, the devices in them and what they owe.',
    byHand: { label: 'New Account', to: paths.sales.newAccount },
    bySheet: { label: 'Move a Fleet In', to: beginAt(paths.sales.clients, 'fleet') },
    count: countOf(['accounts', 'client']),
  },
  {
    name: 'stock',
    title: 'Stock',
    use: 'Devices and SIMs that you have today: scan, paste or import them.',
    byHand: { label: 'Count Opening Stock', to: beginAt(paths.settings.stock, 'count') },
    count: countOf(['devices', 'device'], ['sims', 'SIM']),
  },
];

const PEOPLE = {
  name: 'people',
  title: 'People',
  use: 'Who works with you, each with a role.',
  isOptional: true,
} as const;

/** Others come in where there is an office. */
const peopleStep = (isOffice: boolean): CountedStep =>
  isOffice
    ? { ...PEOPLE, byHand: { label: 'Users', to: paths.office.users }, isDone: true, there: 'A shared office' }
    : {
        ...PEOPLE,
        byHand: { label: 'Invite others', to: beginAt(paths.start, 'invite') },
        isDone: false,
        there: 'All data is in this browser alone',
      };

/** The steps of setting up a business, each with what is there of it. */
export const selectSetup = createSelector(
  [(state: Business) => state, (state: WithOffice) => selectOffice(state) !== undefined],
  (business, isOffice): readonly CountedStep[] => [
    ...STEPS.map(({ count, ...step }) => ({ ...step, ...count(business) })),
    peopleStep(isOffice),
  ],
);
