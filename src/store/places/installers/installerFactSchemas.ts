import { editOf, identity, list, listed, part } from '@/store/kit/schema/rowRules';
import { installerSchema } from './installerSchema';

/** What each fact of the installers says. */
export const installerFactSchemas = {
  installerAdded: part('It', { id: identity, ...installerSchema.fields }),
  installerEdited: part('It', { id: identity, edit: editOf(installerSchema.fields) }),
  installersImported: part('It', {
    added: listed('Installer', installerSchema.fields),
    edits: list(part('An edit', { id: identity, edit: editOf(installerSchema.fields) })),
  }),
};
