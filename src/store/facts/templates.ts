import type { TextKind } from '@/store/billing/letters/letterKind';
import { MAIL_LABELS, templateId, type WrittenText } from '@/store/billing/templates/mailText';
import { valueChanges, type Edit } from '@/store/kit/edit';
import { LANGUAGE_NAMES, type Language } from '@/store/kit/language';
import { fact, facts } from './fact';

type TextEdit = Edit<WrittenText>;

/** Values as they are told: what an admin has not written is the product's own. */
const told = (values: TextEdit['to']): TextEdit['to'] =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? 'the product’s own']));

const mediumOf = (kind: TextKind) => (kind === 'OTP' ? 'SMS' : 'mail');

/** What may be said of the texts of mails. */
export const templateFacts = facts(
  'templates',
  {
    // What every client reads of all of us.
    by: [],
    schemas: async () => (await import('@/store/billing/templates/templateFactSchemas')).templateFactSchemas,
  },
  {
    /** A mail of a kind says something else in a language from now on, or what the product has it say; what was sent stays as it was. */
    templateChanged: fact(
      (kind: TextKind, language: Language, edit: TextEdit) => ({
        id: templateId(kind, language),
        kind,
        language,
        edit,
      }),
      {
        about: ({ id }) => [id],
        words: ({ kind, language, edit: { to } }) =>
          Object.values(to).every((value) => value === null)
            ? `took the product’s text of the ${mediumOf(kind)} for ${kind} again, ${LANGUAGE_NAMES[language]}`
            : `changed the text of the ${mediumOf(kind)} for ${kind}, ${LANGUAGE_NAMES[language]}`,
        changes: ({ edit }) => valueChanges<WrittenText>({ was: told(edit.was), to: told(edit.to) }, MAIL_LABELS),
      },
    ),
  },
);

export const { templateChanged } = templateFacts.creators;
