import { noDetails } from '@/store/billing/company/company';
import type { WithDowntime } from '@/store/billing/creditNotes/downtimeCredits';
import { waivedRefusal } from '@/store/billing/waivers/waiverRules';
import { creditNoteFacts } from '@/store/facts/creditNotes';
import { rulesOf } from '@/store/facts/rules';
import { firstOf, known } from '@/store/kit/refusals';
import { creditRefusal } from './creditRefusal';
import type { ReceivablesContext } from './receiptRules';

/** When the facts of the credit notes cannot be. */
export const creditNoteRules = rulesOf<ReceivablesContext & WithDowntime>()(creditNoteFacts, {
  creditNoteIssued: (state, draft) =>
    firstOf(
      known(state.creditNotes, draft, 'This credit note'),
      creditRefusal(state, draft),
      waivedRefusal(state, draft),
      noDetails(state, draft.issuer),
    ),
});
