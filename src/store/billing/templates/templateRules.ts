import type { Refusal } from '@/journal/port/model';
import type { TextKind } from '@/store/billing/letters/letterKind';
import { rulesOf } from '@/store/facts/rules';
import { templateFacts } from '@/store/facts/templates';
import { changedMeanwhile, type Edit } from '@/store/kit/edit';
import { firstOf } from '@/store/kit/refusals';
import { MAIL_LABELS, templateId, type WrittenText } from './mailText';
import type { WithTemplates } from './template';
import { variableTrouble } from './templateVariables';

/** Why a mail of a kind cannot say what an edit has it say. */
function textRefusal(kind: TextKind, { to }: Edit<WrittenText>): Refusal | undefined {
  for (const field of ['subject', 'text', 'sms'] as const) {
    const said = to[field];
    if (said === '') return { reason: `${MAIL_LABELS[field]} is required.` };
    if (said && kind === 'OTP' && field !== 'sms')
      return { reason: `An OTP goes by SMS alone: it has no ${MAIL_LABELS[field]}.` };
    const trouble = said ? variableTrouble(kind, field, said) : undefined;
    if (trouble !== undefined) return { reason: trouble };
  }
  return undefined;
}

/** When the facts of the templates cannot be. */
export const templateRules = rulesOf<WithTemplates>()(templateFacts, {
  templateChanged: ({ templates }, { id, kind, language, edit }) =>
    firstOf(
      id === templateId(kind, language) ? undefined : { reason: 'Its identity is that of another template.' },
      changedMeanwhile<WrittenText>({ ...templates.entities[id], id }, edit, MAIL_LABELS),
      textRefusal(kind, edit),
    ),
});
