import type { UnknownAction } from '@reduxjs/toolkit';
import { factUndone } from '@/journal/undo/undo';
import { branchAdded, branchEdited, branchesImported } from '@/store/facts/branches';
import { installerAdded, installerEdited, installersImported } from '@/store/facts/installers';
import type { Role } from '@/store/kit/roles';
import { refuse } from './admission';

const ADMINS_ONLY =
  'Only an admin changes the mobile number of an installer or a branch, as the OTPs of what is handed over go there. Leave it as it was, or ask an admin.';
const NAMED_BY_ADMINS =
  'Only an admin renames an installer or a branch, as another one under that name would receive the OTPs of what is handed over. Leave the name as it was, or ask an admin.';

const TAKEN_BACK_BY_ADMINS =
  'Only an admin takes back that an installer or a branch was added, as another one under that name would receive the OTPs of what is handed over. Leave it as it is, or ask an admin.';

/** Whether a fact takes back that an installer or a branch was added; an Undo of that brings it back as it was. */
function removes(fact: UnknownAction): boolean {
  if (!factUndone.match(fact)) return false;
  const { fact: before } = fact.payload;
  if (installersImported.match(before) || branchesImported.match(before)) return before.payload.added.length > 0;
  if (factUndone.match(before)) return factUndone.match(before.payload.fact) && removes(before.payload.fact);
  return installerAdded.match(before) || branchAdded.match(before);
}

/** What a fact changes of installers and branches that are there, or takes back of that. */
function editsIn(fact: UnknownAction): readonly { to: object }[] {
  if (factUndone.match(fact)) return editsIn(fact.payload.fact);
  if (installerEdited.match(fact) || branchEdited.match(fact)) return [fact.payload.edit];
  if (installersImported.match(fact) || branchesImported.match(fact)) return fact.payload.edits.map(({ edit }) => edit);
  return [];
}

const GSTIN_BY_ADMINS =
  'Only an admin changes the GST number of a branch, as the tax invoices of what it hands over bear it. Leave it as it was, or ask an admin.';

/** What a fact says of branches that are new, or takes back of that. */
function branchesIn(fact: UnknownAction): readonly object[] {
  if (factUndone.match(fact)) return branchesIn(fact.payload.fact);
  if (branchAdded.match(fact)) return [fact.payload];
  return branchesImported.match(fact) ? fact.payload.added : [];
}

/** Refuses that anybody but an admin says or changes the GST number of a branch, as the company's details are an admin's alone. */
export function keepGstins(role: Role, fact: UnknownAction): void {
  const told = [...branchesIn(fact), ...editsIn(fact).map(({ to }) => to)];
  if (role !== 'admin' && told.some((one) => 'gstin' in one && one.gstin !== undefined)) refuse(GSTIN_BY_ADMINS);
}

/**
 * Refuses that anybody but an admin changes the mobile number of an installer or a branch, or its name, under which one with another
 * number could stand in its place, or takes back that it was added, to add it anew with another: whoever hands something over would
 * receive its OTP.
 */
export function keepMobiles(role: Role, fact: UnknownAction): void {
  if (role === 'admin') return;
  const edited = editsIn(fact).map(({ to }) => to);
  if (edited.some((to) => 'mobile' in to)) refuse(ADMINS_ONLY);
  if (edited.some((to) => 'name' in to || 'branch' in to)) refuse(NAMED_BY_ADMINS);
  if (removes(fact)) refuse(TAKEN_BACK_BY_ADMINS);
}
