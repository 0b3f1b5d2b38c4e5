import type { UnknownAction } from '@reduxjs/toolkit';
import { factUndone } from '@/journal/undo/undo';
import { installerEdited, installersImported } from '@/store/facts/installers';
import type { Edit } from '@/store/kit/edit';
import type { Role } from '@/store/kit/roles';
import type { InstallerDraft } from '@/store/places/installers/installer';
import { refuse } from './admission';

const ADMINS_ONLY =
  'Only an admin changes the mobile number of an installer, as the OTPs of what is handed to him go there. Leave it as it was, or ask an admin.';

/** What a fact changes of installers who are there, or takes back of that. */
function editsIn(fact: UnknownAction): readonly Edit<InstallerDraft>[] {
  if (factUndone.match(fact)) return editsIn(fact.payload.fact);
  if (installerEdited.match(fact)) return [fact.payload.edit];
  return installersImported.match(fact) ? fact.payload.edits.map(({ edit }) => edit) : [];
}

/** Refuses that anybody but an admin changes the mobile number of an installer: whoever hands something to him would receive his OTP. */
export function keepMobiles(role: Role, fact: UnknownAction): void {
  if (role !== 'admin' && editsIn(fact).some(({ to }) => 'mobile' in to)) refuse(ADMINS_ONLY);
}
